/// Walks through Swift source as far as is needed to tell code from comments and literals, which are stepped over whole.
package struct SwiftScanner {
    /// A piece of code; positions count bytes from the start of the file.
    package enum Piece: Hashable {
        /// A name, a keyword or a number.
        case word(Range<Int>)
        /// Any other character of code, e.g. a bracket.
        case mark(UInt8, at: Int)
        case literal(SwiftLiteral)

        /// The end of the piece.
        var end: Int {
            switch self {
            case .word(let range): range.upperBound
            case .mark(_, let index): index + 1
            case .literal(let literal): literal.range.upperBound
            }
        }
    }

    let source: [UInt8]
    /// The position behind the last piece, in bytes from the start of the file.
    package private(set) var index: Int
    /// The last byte of code before ``index``, by which a slash is a division or begins a regular expression.
    private var before: UInt8?

    package init(_ source: [UInt8], at index: Int = 0) {
        self.source = source
        self.index = index
    }

    /// The next piece of code, nil at the end of the file.
    ///
    /// - Throws: ``SwiftScannerError`` for a comment or a literal that does not end.
    package mutating func next() throws(SwiftScannerError) -> Piece? {
        try skipBlanks()
        guard index < source.count else { return nil }
        let piece = try piece()
        index = piece.end
        before = source[index - 1]
        return piece
    }

    private func piece() throws(SwiftScannerError) -> Piece {
        let start = index
        let byte = source[start]
        if byte == UInt8(ascii: "\"") { return .literal(try SwiftLiteral(source, at: start)) }
        if byte == UInt8(ascii: "#") {
            let end = source[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? source.count
            if end < source.count, source[end] == UInt8(ascii: "\"") {
                return .literal(try SwiftLiteral(source, at: start))
            }
            if end < source.count, source[end] == UInt8(ascii: "/") {
                return .word(start..<(try endOfExpression(from: end + 1, hashes: end - start)))
            }
        }
        if SwiftScanner.isWord(byte) {
            let end = source[start...].firstIndex { !SwiftScanner.isWord($0) } ?? source.count
            return .word(start..<end)
        }
        if byte == UInt8(ascii: "/"), beginsExpression(start), let end = endOfLineExpression(from: start + 1) {
            return .word(start..<end)
        }
        return .mark(byte, at: start)
    }

    /// Letters, digits and all that is not ASCII, which Swift's names may hold.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipBlanks() throws(SwiftScannerError) {
        while index < source.count {
            let byte = source[index]
            if byte <= UInt8(ascii: " ") {
                index += 1
            } else if has("//") {
                index = source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            } else if has("/*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    /// Comments of this kind nest.
    private mutating func skipComment() throws(SwiftScannerError) {
        let start = index
        var depth = 0
        repeat {
            guard index < source.count else { throw SwiftScannerError(unended: start) }
            if has("/*") {
                depth += 1
                index += 2
            } else if has("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0
    }

    private func has(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= source.count else { return false }
        return (0..<count).allSatisfy { source[index + $0] == text.utf8Start[$0] }
    }
}

// Regular expressions between slashes: a quotation mark in one begins no text.
extension SwiftScanner {
    /// Returns whether the slash at `start` stands where a value begins, and not between two.
    private func beginsExpression(_ start: Int) -> Bool {
        guard start + 1 < source.count, source[start + 1] > UInt8(ascii: " ") else { return false }
        guard let before else { return true }
        return "(,=:[{!&|?;<>+-*%".utf8.contains(before)
    }

    /// Past the slash that ends the expression on its line; nil where none does, so that it was an operator.
    private func endOfLineExpression(from start: Int) -> Int? {
        var place = start
        while place < source.count, source[place] != UInt8(ascii: "\n") {
            if source[place] == UInt8(ascii: "\\") {
                place += 1
            } else if source[place] == UInt8(ascii: "/") {
                return place + 1
            }
            place += 1
        }
        return nil
    }

    /// Past the slash with as many hashes that ends an expression that began with them.
    private func endOfExpression(from start: Int, hashes: Int) throws(SwiftScannerError) -> Int {
        var place = start
        while place + hashes < source.count {
            if source[place] == UInt8(ascii: "\\") {
                place += 2
            } else if source[place] == UInt8(ascii: "/"),
                source[(place + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
            {
                return place + 1 + hashes
            } else {
                place += 1
            }
        }
        throw SwiftScannerError(unended: start)
    }
}

/// A literal or comment that does not end.
package struct SwiftScannerError: Error, Hashable {
    /// The start of the literal, in bytes.
    package var unended: Int
}
