/// Reads an expression's tokens, by precedence climbing.
struct ExpressionParser {
    /// The most expressions inside one another, a sum of many terms included.
    static let greatestDepth = 128

    private let tokens: [ExpressionToken]
    private var position = 0

    private init(_ tokens: [ExpressionToken]) {
        self.tokens = tokens
    }

    /// The expression that begins at `start` and goes to the text's end.
    static func parse(_ scalars: [Unicode.Scalar], from start: Int) throws(ExpressionProblem) -> ExpressionSyntax {
        var lexer = ExpressionLexer(scalars, from: start)
        return try whole(lexer.tokens(isInterpolation: false))
    }

    /// The expression after a `$(`, and the position after the parenthesis that closes it.
    static func parseInterpolation(
        _ scalars: [Unicode.Scalar], from start: Int
    ) throws(ExpressionProblem) -> (syntax: ExpressionSyntax, end: Int) {
        var lexer = ExpressionLexer(scalars, from: start)
        let tokens = try lexer.tokens(isInterpolation: true)
        return (try whole(tokens), (tokens.last?.offset ?? start) + 1)
    }

    private static func whole(_ tokens: [ExpressionToken]) throws(ExpressionProblem) -> ExpressionSyntax {
        var parser = ExpressionParser(tokens)
        let syntax = try parser.expression(above: 0, level: 1)
        guard parser.current.kind == .end else {
            throw ExpressionProblem(
                message: "expected an operator, found \(parser.current.description)", offset: parser.current.offset)
        }
        return syntax
    }

    private var current: ExpressionToken { tokens[position] }

    private mutating func take(_ symbol: String) -> Bool {
        guard current.kind == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws(ExpressionProblem) {
        guard take(symbol) else {
            throw ExpressionProblem(
                message: "expected \"\(symbol)\", found \(current.description)", offset: current.offset,
                isCutOff: current.kind == .end)
        }
    }

    private func checked(_ depth: Int, at offset: Int) throws(ExpressionProblem) -> Int {
        guard depth <= Self.greatestDepth else {
            throw ExpressionProblem(
                message: "the expression is nested more than \(Self.greatestDepth) levels deep", offset: offset)
        }
        return depth
    }

    /// - Parameters:
    ///   - precedence: Only operators that bind tighter are taken.
    ///   - level: The number of open calls of this function.
    private mutating func expression(above precedence: Int, level: Int) throws(ExpressionProblem) -> ExpressionSyntax {
        _ = try checked(level, at: current.offset)
        var left = try unary(level: level)
        while case .symbol(let symbol) = current.kind, let binary = BinaryOperator(rawValue: symbol),
            binary.precedence > precedence
        {
            let offset = current.offset
            position += 1
            // `??` groups to the right, all others to the left.
            let right = try expression(
                above: binary == .coalesce ? binary.precedence - 1 : binary.precedence, level: level + 1)
            if binary.isComparison, case .symbol(let next) = current.kind,
                BinaryOperator(rawValue: next)?.isComparison == true
            {
                throw ExpressionProblem(
                    message: "comparisons do not chain", offset: current.offset,
                    hint: "join two comparisons with &&")
            }
            let depth = try checked(max(left.depth, right.depth) + 1, at: offset)
            left = ExpressionSyntax(.binary(binary, left, right), start: left.start, offset: offset, depth: depth)
        }
        return left
    }

    private mutating func unary(level: Int) throws(ExpressionProblem) -> ExpressionSyntax {
        let token = current
        guard case .symbol(let symbol) = token.kind, let unary = UnaryOperator(rawValue: symbol) else {
            return try postfix(level: level)
        }
        position += 1
        let operand = try self.unary(level: checked(level + 1, at: token.offset))
        return ExpressionSyntax(
            .unary(unary, operand), start: token.offset, offset: token.offset,
            depth: try checked(operand.depth + 1, at: token.offset))
    }

    private mutating func postfix(level: Int) throws(ExpressionProblem) -> ExpressionSyntax {
        var object = try primary(level: level)
        while true {
            let offset = current.offset
            if take(".") {
                let token = current
                guard case .name(let name) = token.kind else {
                    throw ExpressionProblem(
                        message: "expected a name after \".\", found \(token.description)", offset: token.offset)
                }
                position += 1
                if take("(") {
                    object = try call(object, name, start: object.start, offset: token.offset, level: level)
                } else {
                    object = ExpressionSyntax(
                        .member(object, name), start: object.start, offset: token.offset,
                        depth: try checked(object.depth + 1, at: token.offset))
                }
            } else if take("[") {
                let index = try expression(above: 0, level: level + 1)
                try expect("]")
                object = ExpressionSyntax(
                    .element(object, index), start: object.start, offset: offset,
                    depth: try checked(max(object.depth, index.depth) + 1, at: offset))
            } else {
                return object
            }
        }
    }

    private mutating func primary(level: Int) throws(ExpressionProblem) -> ExpressionSyntax {
        let token = current
        position += 1
        switch token.kind {
        case .number(let value): return ExpressionSyntax(.number(value), start: token.offset, offset: token.offset)
        case .string(let text): return ExpressionSyntax(.string(text), start: token.offset, offset: token.offset)
        case .name(let name):
            if take("(") { return try call(nil, name, start: token.offset, offset: token.offset, level: level) }
            return ExpressionSyntax(.name(name), start: token.offset, offset: token.offset)
        case .symbol("("):
            let inner = try expression(above: 0, level: level + 1)
            try expect(")")
            return inner
        case .symbol, .end:
            position -= 1
            throw ExpressionProblem(
                message: "expected a value, found \(token.description)", offset: token.offset,
                hint: token.kind == .symbol(".") ? "a name stands alone, without a point before it" : nil,
                isCutOff: token.kind == .end)
        }
    }

    private mutating func call(
        _ object: ExpressionSyntax?, _ name: String, start: Int, offset: Int, level: Int
    ) throws(ExpressionProblem) -> ExpressionSyntax {
        var arguments: [ExpressionSyntax] = []
        if !take(")") {
            repeat { arguments.append(try expression(above: 0, level: level + 1)) } while take(",")
            try expect(")")
        }
        let deepest = arguments.reduce(object?.depth ?? 0) { max($0, $1.depth) }
        return ExpressionSyntax(
            .call(object, name, arguments), start: start, offset: offset,
            depth: try checked(deepest + 1, at: offset))
    }
}
