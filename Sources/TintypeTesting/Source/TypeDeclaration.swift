import TintypeGraphics

/// A declaration of a type, with its place in a source file.
struct TypeDeclaration {
    let source: [UInt8]
    let file: String
    /// The range from the name to the end of the body.
    let range: Range<Int>

    /// All declarations of `name` in a file; none where the file cannot be read as Swift.
    static func all(of name: String, in source: [UInt8], file: String) -> [TypeDeclaration] {
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

    var place: SourceLocation { location(of: range.lowerBound) }

    /// The places of literals of `text` in the body.
    func places(ofText text: String) -> [SourceLocation] {
        var scanner = SwiftScanner(source, at: range.lowerBound)
        var found: [SourceLocation] = []
        while let piece = try? scanner.next(), scanner.index <= range.upperBound {
            if case .literal(let literal) = piece, literal.value == text {
                found.append(location(of: literal.range.lowerBound))
            }
        }
        return found
    }

    private func location(of index: Int) -> SourceLocation {
        let before = source[..<index]
        let newline = UInt8(ascii: "\n")
        let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
        return SourceLocation(
            file: file, line: before.count { $0 == newline } + 1, column: index - lineStart + 1)
    }
}
