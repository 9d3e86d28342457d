/// The 64-bit xxHash of a file's bytes, with seed 0: fast, and the same as what `xxhsum` prints.
///
/// It tells font files apart; it does not protect against forgery.
enum ContentHash {
    private static let p1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let p2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let p3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let p4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let p5: UInt64 = 0x27D4_EB2F_1656_67C5

    /// 16 digits.
    static func hexadecimal(of bytes: UnsafeRawBufferPointer) -> String {
        let digits = String(value(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash: UInt64
        var offset = 0
        if bytes.count >= 32 {
            var lanes = SIMD4<UInt64>(p1 &+ p2, p2, 0, 0 &- p1)
            while offset + 32 <= bytes.count {
                for lane in 0..<4 { lanes[lane] = round(lanes[lane], word(bytes, offset + 8 * lane)) }
                offset += 32
            }
            hash = rotate(lanes[0], 1) &+ rotate(lanes[1], 7) &+ rotate(lanes[2], 12) &+ rotate(lanes[3], 18)
            for lane in 0..<4 { hash = (hash ^ round(0, lanes[lane])) &* p1 &+ p4 }
        } else {
            hash = p5
        }
        hash &+= UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            hash = rotate(hash ^ round(0, word(bytes, offset)), 27) &* p1 &+ p4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = rotate(hash ^ (UInt64(half) &* p1), 23) &* p2 &+ p3
            offset += 4
        }
        while offset < bytes.count {
            hash = rotate(hash ^ (UInt64(bytes[offset]) &* p5), 11) &* p1
            offset += 1
        }
        hash = (hash ^ (hash >> 33)) &* p2
        hash = (hash ^ (hash >> 29)) &* p3
        return hash ^ (hash >> 32)
    }

    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotate(lane &+ input &* p2, 31) &* p1
    }

    private static func rotate(_ value: UInt64, _ by: UInt64) -> UInt64 {
        (value << by) | (value >> (64 - by))
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
