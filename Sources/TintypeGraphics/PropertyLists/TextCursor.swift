/// A place in a text of UTF-16, whose tokens are ASCII.
struct TextCursor {
    private let units: [UInt16]
    private var position = 0

    init(_ units: [UInt16]) {
        self.units = units
    }

    var isAtEnd: Bool { position == units.count }

    /// The next unit, which stays; nil at the end.
    var next: UInt16? { position < units.count ? units[position] : nil }

    func isAt(_ token: String) -> Bool { units[position...].starts(with: token.utf16) }

    /// Goes over a token; false where something else stands there.
    mutating func take(_ token: String) -> Bool {
        guard isAt(token) else { return false }
        position += token.utf16.count
        return true
    }

    mutating func takeUnit() -> UInt16? {
        guard let next else { return nil }
        position += 1
        return next
    }

    mutating func skipSpace() {
        while let next, next <= 32 || next == 0x85 || next == 0xA0 || next == 0x2028 || next == 0x2029 { position += 1 }
    }

    /// Goes over all that comes before a token, and that; nil where it does not come.
    mutating func takeAll(before token: String) -> [UInt16]? {
        let start = position
        while !isAt(token) {
            guard position < units.count else { return nil }
            position += 1
        }
        defer { position += token.utf16.count }
        return Array(units[start..<position])
    }

    mutating func takeWhile(_ belongs: (UInt16) -> Bool) -> [UInt16] {
        let start = position
        while let next, belongs(next) { position += 1 }
        return Array(units[start..<position])
    }
}

extension UInt16 {
    /// Equal to an ASCII character.
    static func ~= (character: Unicode.Scalar, unit: UInt16) -> Bool { UInt32(unit) == character.value }

    /// The value of a digit in some base; nil for what is none.
    func digit(base: Int) -> Int? {
        Unicode.Scalar(self).flatMap { Character($0).isASCII ? Character($0).hexDigitValue : nil }
            .flatMap { $0 < base ? $0 : nil }
    }
}
