import TintypeSnapshots

/// The place at which a call of `assertInlineSnapshot` keeps its text, or may keep it.
struct InlineSite: Hashable {
    /// The bytes of the literal; an empty range where there is none yet.
    let range: Range<Int>
    /// The text that stands there; nil where there is none yet.
    let text: String?
    /// The indentation of the line of the call.
    let indentation: String
    /// One more step of indentation in this file.
    let step: String
    /// The line ending of the file.
    let newline: String

    /// Finds the call of `name` at a place in `source`.
    ///
    /// - Parameters:
    ///   - line: Counted from 1.
    ///   - column: That of the call's bracket, which is the compiler's, in bytes from 1.
    /// - Throws: ``InlineSourceError`` where there is no such call, or it keeps its text otherwise than as one literal.
    init(of name: String, in source: [UInt8], line: Int, column: Int) throws(InlineSourceError) {
        let lineStart = try InlineSite.start(ofLine: line, in: source)
        let head = source[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        indentation = String(decoding: head, as: UTF8.self)
        step = InlineSite.step(in: source)
        newline = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        do {
            let brackets = try InlineSite.calls(of: name, in: source, fromLineAt: lineStart)
            // Several calls on a line are told apart by the column that the compiler gives.
            let meant = brackets.count == 1 ? brackets[0] : brackets.first { $0 - lineStart == column }
            guard let meant else { throw InlineSourceError.noCall }
            (range, text) = try InlineSite.text(afterBracket: meant, in: source)
        } catch let error as InlineSourceError {
            throw error
        } catch {
            throw .unreadable
        }
    }

    /// The edit that makes the call hold `text`.
    func replacement(with text: String) -> String {
        let inner = indentation + step
        let literal = SwiftLiteral.source(of: text, indentation: inner, newline: newline)
        return self.text == nil
            ? " {\(newline)\(inner)\(literal)\(newline)\(indentation)}" : literal
    }

    private static func start(ofLine line: Int, in source: [UInt8]) throws(InlineSourceError) -> Int {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { throw .noCall }
            start = end + 1
        }
        return start
    }

    /// Past the opening bracket of each call of `name` that begins on the line.
    private static func calls(
        of name: String, in source: [UInt8], fromLineAt lineStart: Int
    ) throws -> [Int] {
        let lineEnd = source[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
        var calls: [Int] = []
        // From the start of the file: only so it is known what is code.
        var scanner = SwiftScanner(source)
        while let piece = try scanner.next(), scanner.index <= lineEnd {
            guard case .word(let word) = piece, word.lowerBound >= lineStart, source[word].elementsEqual(name.utf8)
            else { continue }
            var ahead = scanner
            if case .mark(UInt8(ascii: "("), _)? = try ahead.next() {
                calls.append(ahead.index)
            }
        }
        return calls
    }

    /// The literal of a call's closure, which stands among its arguments as `matches` or behind them; or the place for one.
    private static func text(afterBracket start: Int, in source: [UInt8]) throws -> (Range<Int>, String?) {
        var scanner = SwiftScanner(source, at: start)
        var depth = 1
        var words: [String] = []
        while depth > 0 {
            guard let piece = try scanner.next() else { throw InlineSourceError.unreadable }
            switch piece {
            case .word(let range):
                if depth == 1 { words = [String(decoding: source[range], as: UTF8.self)] }
            case .mark(let mark, _):
                if "([{".utf8.contains(mark) { depth += 1 }
                if ")]}".utf8.contains(mark) { depth -= 1 }
                if mark == UInt8(ascii: "{"), depth == 2, words == ["matches", ":"] {
                    return try literal(inClosure: &scanner)
                }
                words = mark == UInt8(ascii: ":") && depth == 1 ? words + [":"] : []
            case .literal: words = []
            }
        }
        let end = scanner.index
        if case .mark(UInt8(ascii: "{"), _)? = try scanner.next() { return try literal(inClosure: &scanner) }
        return (end..<end, nil)
    }

    /// The literal that is all of the closure whose brace was passed.
    private static func literal(inClosure scanner: inout SwiftScanner) throws -> (Range<Int>, String?) {
        guard case .literal(let literal)? = try scanner.next(), let value = literal.value,
            case .mark(UInt8(ascii: "}"), _)? = try scanner.next()
        else { throw InlineSourceError.noLiteral }
        return (literal.range, value)
    }

    /// The least indentation of the file's lines: a step of it.
    private static func step(in source: [UInt8]) -> String {
        var least: Int?
        for line in source.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "\t") { return "\t" }
            let count = line.prefix { $0 == UInt8(ascii: " ") }.count
            if count > 1, count < line.count { least = min(least ?? count, count) }
        }
        return String(repeating: " ", count: least ?? 4)
    }
}

/// The reason why a text cannot be written into a source file, which is left as it is.
enum InlineSourceError: Error, Hashable {
    /// No call of the assertion is at its line.
    case noCall
    /// The closure holds something else than one literal without insertions.
    case noLiteral
    /// The file is no source that can be followed to the call.
    case unreadable
    /// The file is not the one that was compiled.
    case changed

    /// The fault, without a full stop at the end.
    var message: String {
        switch self {
        case .noCall: "no call of assertInlineSnapshot is at this line"
        case .noLiteral: "the closure holds more than one text without insertions"
        case .unreadable: "the file cannot be read as Swift up to the call"
        case .changed: "the file has changed since it was compiled"
        }
    }

    /// The remedy for the user.
    var hint: String {
        switch self {
        case .noCall: "call it where the text is to stand, not from a function that passes its own place on"
        case .noLiteral: "leave the closure out, and it will be written"
        case .unreadable: "look for a text or a comment that does not end"
        case .changed: "run the test again"
        }
    }
}
