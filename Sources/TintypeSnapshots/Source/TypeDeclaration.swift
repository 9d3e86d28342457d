package import TintypeGraphics

/// A declaration of a type, with its place in a source file.
package struct TypeDeclaration {
    let source: [UInt8]
    let file: String
    /// The range from the name to the end of the body.
    let range: Range<Int>

    /// All declarations of `name` in a file; none where the file cannot be read as Swift.
    package static func all(of name: String, in source: [UInt8], file: String) -> [TypeDeclaration] {
        var scanner = SwiftScanner(source)
        var found: [TypeDeclaration] = []
        var isAfterKeyword = false
        while let piece = try? scanner.next() {
            guard case .word(let word) = piece else {
                isAfterKeyword = false
                continue
            }
            if isAfterKeyword, source[word].elementsEqual(name.utf8), let end = endOfBody(scanner) {
                found.append(TypeDeclaration(source: source, file: file, range: word.lowerBound..<end))
            }
            isAfterKeyword = ["struct", "class", "enum", "actor"].contains { source[word].elementsEqual($0.utf8) }
        }
        return found
    }

    /// Past the brace that ends the body that follows.
    private static func endOfBody(_ start: SwiftScanner) -> Int? {
        var scanner = start
        var depth = 0
        while let piece = try? scanner.next() {
            guard case .mark(let mark, _) = piece else { continue }
            if mark == UInt8(ascii: "{") { depth += 1 }
            if mark == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return scanner.index }
            }
        }
        return nil
    }

    /// The place of the name.
    package var place: SourceLocation { location(of: range.lowerBound) }

    /// The places of literals of `text` in the body.
    package func places(ofText text: String) -> [SourceLocation] {
        var scanner = SwiftScanner(source, at: range.lowerBound)
        var found: [SourceLocation] = []
        while let piece = try? scanner.next(), scanner.index <= range.upperBound {
            if case .literal(let literal) = piece, literal.value == text {
                found.append(location(of: literal.range.lowerBound))
            }
        }
        return found
    }

    /// The places in the body of calls of a modifier, `.padding(12)`, which have a number among their arguments.
    package func places(ofModifier name: String, with number: String) -> [SourceLocation] {
        var scanner = SwiftScanner(source, at: range.lowerBound)
        var found: [SourceLocation] = []
        var isAfterDot = false
        while let piece = try? scanner.next(), scanner.index <= range.upperBound {
            if isAfterDot, case .word(let word) = piece, source[word].elementsEqual(name.utf8),
                Self.arguments(scanner, of: source).contains(number)
            {
                found.append(location(of: word.lowerBound))
            }
            if case .mark(UInt8(ascii: "."), _) = piece { isAfterDot = true } else { isAfterDot = false }
        }
        return found
    }

    /// The words between the parentheses that follow, numbers with their signs and fractions.
    private static func arguments(_ start: SwiftScanner, of source: [UInt8]) -> [String] {
        var scanner = start
        guard case .mark(UInt8(ascii: "("), _)? = try? scanner.next() else { return [] }
        var words: [String] = []
        var depth = 1
        var end = -1
        while depth > 0, let piece = try? scanner.next() {
            switch piece {
            case .mark(let mark, let index):
                if "([{".utf8.contains(mark) { depth += 1 }
                if ")]}".utf8.contains(mark) { depth -= 1 }
                // A point within a number, and a sign before it.
                if mark == UInt8(ascii: "."), end == index, words.last?.allSatisfy(\.isNumber) == true {
                    words[words.count - 1] += "."
                    end += 1
                } else if mark == UInt8(ascii: "-") {
                    words.append("-")
                    end = index + 1
                }
            case .word(let range):
                let text = String(decoding: source[range], as: UTF8.self)
                let isRest = end == range.lowerBound && words.last.map { $0 == "-" || $0.hasSuffix(".") } == true
                if isRest { words[words.count - 1] += text } else { words.append(text) }
                end = range.upperBound
            case .literal: break
            }
        }
        return words
    }

    private func location(of index: Int) -> SourceLocation {
        let before = source[..<index]
        let newline = UInt8(ascii: "\n")
        let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        return SourceLocation(
            file: file, line: before.count { $0 == newline } + 1, column: index - lineStart + 1)
    }
}
