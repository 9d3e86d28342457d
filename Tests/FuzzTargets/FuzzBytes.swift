import TintypeGraphics

/// Decisions that are taken from an input's bytes; at its end they are all the same.
struct FuzzBytes {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    mutating func choice<Element>(_ elements: [Element]) -> Element { elements[byte() % elements.count] }

    /// Any number, the strange ones too.
    mutating func number() -> Double {
        Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
    }

    mutating func bitmap() -> Bitmap {
        let (width, height) = (1 + byte() % 24, 1 + byte() % 24)
        var bytes: [UInt8] = []
        // Few values, so that pictures have much in common.
        while bytes.count < 4 * width * height {
            let value = byte()
            let alpha = UInt8(value & 3) * 85
            bytes += [UInt8(value) / 4 * 3, UInt8(value) ^ 0x55, UInt8(value) & 0xF0].map { min($0, alpha) } + [alpha]
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}
