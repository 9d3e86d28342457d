/// FNV-1a over bytes: the same in each run and on each machine, which Swift's hashing is not.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// 16 hex digits.
    var text: String { StableHash.hex(value, digits: 16) }

    /// 8 hex digits, of both halves.
    var shortText: String { StableHash.hex(value >> 32 ^ value & 0xFFFF_FFFF, digits: 8) }

    private static func hex(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
