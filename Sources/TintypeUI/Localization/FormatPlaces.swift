import Foundation

/// The places of values in a format string, such as `%lld items in %@` or `%2$@ of %1$@`.
enum FormatPlaces {
    /// The first of Unicode's private characters that stand for values.
    private static let first: UInt32 = 0xF_0000
    /// The number of them: values beyond are left as they are written.
    private static let most = 0xFFFE

    /// The format with a private character for each value, which Markdown takes for a letter.
    static func marked(_ format: String, count: Int) -> String {
        var result = ""
        result.reserveCapacity(format.utf8.count)
        var next = 0
        var rest = Substring(format).utf8
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            result += Substring(rest[..<percent])
            rest = rest[rest.index(after: percent)...]
            if rest.first == UInt8(ascii: "%") {
                result.append("%")
                rest.removeFirst()
            } else if let place = place(&rest, next: &next), (0..<min(count, most)).contains(place) {
                result.append(character(place))
            } else {
                result.append("%")
            }
        }
        return result + Substring(rest)
    }

    /// The index of the value that a character stands for; nil for any other character.
    static func index(of character: Unicode.Scalar) -> Int? {
        (first..<first + UInt32(most)).contains(character.value) ? Int(character.value - first) : nil
    }

    private static func character(_ index: Int) -> Character {
        guard let scalar = Unicode.Scalar(first + UInt32(index)) else {
            preconditionFailure("a text has fewer values than Unicode has private characters")
        }
        return Character(scalar)
    }

    /// Reads a specifier behind its percent sign; nil where there is none.
    private static func place(_ rest: inout Substring.UTF8View, next: inout Int) -> Int? {
        var reading = rest
        var explicit: Int?
        let digits = reading.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if !digits.isEmpty, reading.dropFirst(digits.count).first == UInt8(ascii: "$") {
            explicit = Int(Substring(digits)).map { $0 - 1 }
            reading = reading.dropFirst(digits.count + 1)
        }
        reading = reading.drop { flags.contains($0) }
        reading = reading.drop { lengths.contains($0) }
        guard let kind = reading.first, kinds.contains(kind) else { return nil }
        rest = reading.dropFirst()
        if let explicit { return explicit }
        defer { next += 1 }
        return next
    }

    private static let flags = Array("#0- +'.123456789*".utf8)
    private static let lengths = Array("hlqLztj".utf8)
    private static let kinds = Array("@diouxXeEfFgGaAcCsSp".utf8)
}
