/// A literal of text in Swift source.
package struct SwiftLiteral: Hashable {
    /// The range of the literal with its quotation marks and hashes, in bytes.
    package let range: Range<Int>
    /// The text that it stands for; nil where that is made at run time, or is not written as Swift wants it.
    package let value: String?

    /// The literal that begins at `start`, with a hash or a quotation mark.
    ///
    /// - Throws: ``SwiftScannerError`` where it does not end.
    package init(_ source: [UInt8], at start: Int) throws(SwiftScannerError) {
        let quote = UInt8(ascii: "\"")
        let hashes = source[start...].prefix { $0 == UInt8(ascii: "#") }.count
        let opening = start + hashes
        let isMultiline =
            source[opening...].prefix(3).elementsEqual([quote, quote, quote])
            && !SwiftLiteral.endsOnItsLine(source, from: opening + 2, hashes: hashes)
        let quotes = isMultiline ? 3 : 1
        var body = LiteralBody(hashes: hashes)
        var place = opening + quotes
        while true {
            guard place < source.count, isMultiline || source[place] != UInt8(ascii: "\n") else {
                throw SwiftScannerError(unended: start)
            }
            let end = place + quotes + hashes
            if source[place...].prefix(quotes).count == quotes,
                source[place..<(place + quotes)].allSatisfy({ $0 == quote }),
                end <= source.count, source[(place + quotes)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
            {
                range = start..<end
                value = isMultiline ? body.multilineValue : body.value
                return
            }
            place = try body.take(source, at: place)
        }
    }

    /// Returns whether a literal with hashes, which may hold quotation marks, ends before its line does: `#"""#` is one of
    /// a line.
    private static func endsOnItsLine(_ source: [UInt8], from start: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        let line = source[start...].prefix { $0 != UInt8(ascii: "\n") }
        return line.indices.contains { place in
            let after = line[(place + 1)...].prefix(hashes)
            return line[place] == UInt8(ascii: "\"") && after.count == hashes
                && after.allSatisfy { $0 == UInt8(ascii: "#") }
        }
    }
}

/// The characters of a literal, while they are read.
private struct LiteralBody {
    /// The number of hashes that a backslash needs to begin an escape.
    let hashes: Int
    /// The bytes as they are written, each with whether it comes from an escape.
    private var bytes: [(byte: UInt8, isEscaped: Bool)] = []
    /// Indicates whether all of it is known before the program runs.
    private var isPlain = true

    init(hashes: Int) {
        self.hashes = hashes
    }

    /// Takes the character or the escape at `place`, and tells where the next one is.
    mutating func take(_ source: [UInt8], at place: Int) throws(SwiftScannerError) -> Int {
        let after = place + 1 + hashes
        guard source[place] == UInt8(ascii: "\\"), after < source.count,
            source[(place + 1)..<after].allSatisfy({ $0 == UInt8(ascii: "#") })
        else {
            bytes.append((source[place], false))
            return place + 1
        }
        switch source[after] {
        case UInt8(ascii: "n"): escape("\n")
        case UInt8(ascii: "r"): escape("\r")
        case UInt8(ascii: "t"): escape("\t")
        case UInt8(ascii: "0"): escape("\0")
        case UInt8(ascii: "\\"): escape("\\")
        case UInt8(ascii: "\""): escape("\"")
        case UInt8(ascii: "'"): escape("'")
        case UInt8(ascii: "u"): return takeScalar(source, at: after + 1)
        case UInt8(ascii: "("):
            isPlain = false
            return try endOfInterpolation(source, from: after + 1)
        default:
            // A line that goes on, or nothing that Swift knows.
            isPlain = false
        }
        return after + 1
    }

    private mutating func escape(_ text: String) { bytes += text.utf8.map { ($0, true) } }

    /// `{1F600}`.
    private mutating func takeScalar(_ source: [UInt8], at place: Int) -> Int {
        guard place < source.count, source[place] == UInt8(ascii: "{"),
            let end = source[place...].prefix(12).firstIndex(of: UInt8(ascii: "}")),
            let value = UInt32(String(decoding: source[(place + 1)..<end], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else {
            isPlain = false
            return place
        }
        escape(String(Character(scalar)))
        return end + 1
    }

    /// Past the bracket that ends what is inserted.
    private func endOfInterpolation(_ source: [UInt8], from start: Int) throws(SwiftScannerError) -> Int {
        var scanner = SwiftScanner(source, at: start)
        var depth = 1
        while let piece = try scanner.next() {
            guard case .mark(let mark, _) = piece else { continue }
            if mark == UInt8(ascii: "(") { depth += 1 }
            if mark == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return scanner.index }
        }
        throw SwiftScannerError(unended: start)
    }

    var value: String? { isPlain ? String(decoding: bytes.map(\.byte), as: UTF8.self) : nil }

    /// The lines between those of the quotation marks, without the indentation of the last one.
    var multilineValue: String? {
        guard isPlain else { return nil }
        // A carriage return before a line feed is part of the line's end, as Swift reads it.
        var lines: [[(byte: UInt8, isEscaped: Bool)]] = [[]]
        for character in bytes {
            if character.byte == UInt8(ascii: "\n"), !character.isEscaped {
                if let last = lines.last?.last, last.byte == UInt8(ascii: "\r"), !last.isEscaped {
                    lines[lines.count - 1].removeLast()
                }
                lines.append([])
            } else {
                lines[lines.count - 1].append(character)
            }
        }
        let indentation = lines.removeLast().map(\.byte)
        guard !lines.isEmpty, lines.removeFirst().isEmpty,
            indentation.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        else { return nil }
        var texts: [String] = []
        for line in lines {
            let own = line.map(\.byte)
            let isBlank = own.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard own.starts(with: indentation) || isBlank else { return nil }
            texts.append(String(decoding: own.dropFirst(indentation.count), as: UTF8.self))
        }
        return texts.joined(separator: "\n")
    }
}
