/// Splits an expression into tokens.
struct ExpressionLexer {
    private static let longSymbols = ["??", "==", "!=", "<=", ">=", "&&", "||"]
    private static let shortSymbols: [Unicode.Scalar] = [
        "+", "-", "*", "/", "%", "<", ">", "!", "(", ")", "[", "]", ",", ".",
    ]

    private let scalars: [Unicode.Scalar]
    private var index: Int

    /// - Parameters:
    ///   - scalars: The whole text of the scalar.
    ///   - start: The start of the expression in it.
    init(_ scalars: [Unicode.Scalar], from start: Int) {
        self.scalars = scalars
        index = start
    }

    /// The tokens, the last of them ``ExpressionToken/Kind/end``, which stands where the expression ends.
    ///
    /// - Parameter isInterpolation: True if the expression ends before the parenthesis that closes `$(`.
    mutating func tokens(isInterpolation: Bool) throws(ExpressionProblem) -> [ExpressionToken] {
        var tokens: [ExpressionToken] = []
        var depth = 0
        let opening = index
        while true {
            while index < scalars.count, scalars[index].isSpace { index += 1 }
            guard index < scalars.count else { break }
            if isInterpolation, scalars[index] == ")", depth == 0 {
                tokens.append(ExpressionToken(kind: .end, offset: index))
                return tokens
            }
            let token = try next(after: tokens.last?.kind)
            if token.kind == .symbol("(") { depth += 1 }
            if token.kind == .symbol(")") { depth -= 1 }
            tokens.append(token)
        }
        if isInterpolation {
            throw ExpressionProblem(
                message: "this \"$(\" is never closed", offset: opening - 2,
                hint: "write $$( for the text \"$(\"", isCutOff: true)
        }
        tokens.append(ExpressionToken(kind: .end, offset: scalars.count))
        return tokens
    }

    private mutating func next(after previous: ExpressionToken.Kind?) throws(ExpressionProblem) -> ExpressionToken {
        let start = index
        let scalar = scalars[index]
        let isFraction = scalar == "." && index + 1 < scalars.count && isDigit(scalars[index + 1])
        if isDigit(scalar) || isFraction && !endsValue(previous) {
            return ExpressionToken(kind: .number(try number()), offset: start)
        }
        if scalar == "\"" || scalar == "'" { return ExpressionToken(kind: .string(try string()), offset: start) }
        if scalar.beginsName {
            let name = text(while: \.continuesName)
            return ExpressionToken(kind: .name(name), offset: start)
        }
        if index + 1 < scalars.count {
            let pair = "\(scalar)\(scalars[index + 1])"
            if Self.longSymbols.contains(pair) {
                index += 2
                return ExpressionToken(kind: .symbol(pair), offset: start)
            }
        }
        guard Self.shortSymbols.contains(scalar) else { throw unexpected(scalar) }
        index += 1
        return ExpressionToken(kind: .symbol(String(scalar)), offset: start)
    }

    /// Returns whether a point after this token begins a member's name, and not a number.
    private func endsValue(_ previous: ExpressionToken.Kind?) -> Bool {
        switch previous {
        case .number, .string, .name, .symbol(")"), .symbol("]"), .symbol("."): true
        default: false
        }
    }

    private func unexpected(_ scalar: Unicode.Scalar) -> ExpressionProblem {
        let hint: String? =
            switch scalar {
            case "=": "equality is written =="
            case "&": "and is written &&"
            case "|": "or is written ||"
            case "?": "a choice is written if(condition, a, b)"
            case ":": "arguments have no labels; a choice is written if(condition, a, b)"
            case "{", "}": "a record is written as a mapping, each value with its own ="
            case "$": "inside an expression a name stands alone, without $( )"
            default: nil
            }
        return ExpressionProblem(
            message: "\"\(scalar)\" cannot stand in an expression", offset: index, hint: hint)
    }

    private mutating func number() throws(ExpressionProblem) -> Double {
        let start = index
        var digits = text(while: isDigit)
        // A point belongs to the number only before a digit; else it is a member's.
        if index + 1 < scalars.count, scalars[index] == ".", isDigit(scalars[index + 1]) {
            index += 1
            digits += "." + text(while: isDigit)
        }
        if index < scalars.count, scalars[index].beginsName {
            throw ExpressionProblem(
                message: "a name cannot begin with a digit", offset: start,
                hint: "a number is written like 12 or 0.5, without a unit")
        }
        guard let value = Double(digits), value.isFinite else {
            throw ExpressionProblem(message: "the number is too large", offset: start)
        }
        return value
    }

    private mutating func string() throws(ExpressionProblem) -> String {
        let start = index
        let quote = scalars[index]
        var view = String.UnicodeScalarView()
        index += 1
        while index < scalars.count, scalars[index] != quote {
            if scalars[index] == "\\" {
                index += 1
                switch index < scalars.count ? scalars[index] : " " {
                case "n": view.append("\n")
                case "t": view.append("\t")
                case let escaped where escaped == "\\" || escaped == "\"" || escaped == "'": view.append(escaped)
                default:
                    throw ExpressionProblem(
                        message: "unknown escape in a text", offset: index - 1,
                        hint: "known escapes: \\n, \\t, \\\\, \\\", \\'")
                }
            } else {
                view.append(scalars[index])
            }
            index += 1
        }
        guard index < scalars.count else {
            throw ExpressionProblem(message: "this quote is never closed", offset: start, isCutOff: true)
        }
        index += 1
        return String(view)
    }

    private mutating func text(while condition: (Unicode.Scalar) -> Bool) -> String {
        let start = index
        while index < scalars.count, condition(scalars[index]) { index += 1 }
        return String(scalars, in: start..<index)
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }
}
