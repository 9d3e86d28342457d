import Foundation

/// Digests that are no longer safe, for what still asks for them.
public enum Insecure {
    /// A digest of 16 bytes.
    public struct MD5Digest: _DigestBytes {
        /// The number of bytes.
        public static var byteCount: Int { 16 }
        public let bytes: [UInt8]
        /// Creates a digest of its bytes.
        public init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// A digest of 20 bytes.
    public struct SHA1Digest: _DigestBytes {
        /// The number of bytes.
        public static var byteCount: Int { 20 }
        public let bytes: [UInt8]
        /// Creates a digest of its bytes.
        public init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// MD5 (RFC 1321).
    public struct MD5: HashFunction {
        /// The type of the digest.
        public typealias Digest = MD5Digest
        public static var blockByteCount: Int { 64 }
        private var message: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

        /// The steps' numbers, by their definition: the first bits of sines.
        private static let steps = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
        private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

        public func finalize() -> MD5Digest {
            let length = UInt64(message.count) * 8
            let padded =
                Insecure.padded(message) + (0..<8).map { UInt8(truncatingIfNeeded: length >> (UInt64($0) * 8)) }
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
            for block in stride(from: 0, to: padded.count, by: 64) {
                let words = (0..<16).map { index in
                    padded[block + index * 4..<block + index * 4 + 4].reversed().reduce(UInt32(0)) {
                        $0 << 8 | UInt32($1)
                    }
                }
                var (a, b, c, d) = (state[0], state[1], state[2], state[3])
                for index in 0..<64 {
                    let (mixed, word) = Self.step(index, b, c, d)
                    let sum = a &+ mixed &+ Self.steps[index] &+ words[word]
                    let turn = Self.turns[index / 16 * 4 + index % 4]
                    (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
                }
                state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
            }
            return MD5Digest(
                state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (UInt32($0) * 8)) } })
        }

        /// The mixture of a step, and the word that it takes.
        private static func step(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, Int) {
            switch index / 16 {
            case 0: ((b & c) | (~b & d), index)
            case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
            case 2: (b ^ c ^ d, (3 * index + 5) % 16)
            default: (c ^ (b | ~d), 7 * index % 16)
            }
        }
    }

    /// SHA-1 (FIPS 180-4).
    public struct SHA1: HashFunction {
        /// The type of the digest.
        public typealias Digest = SHA1Digest
        public static var blockByteCount: Int { 64 }
        private var message: [UInt8] = []

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

        public func finalize() -> SHA1Digest {
            let length = UInt64(message.count) * 8
            let padded =
                Insecure.padded(message)
                + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (UInt64($0) * 8)) }
            func turn(_ x: UInt32, _ n: UInt32) -> UInt32 { x << n | x >> (32 - n) }
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
            for block in stride(from: 0, to: padded.count, by: 64) {
                var words = (0..<16).map { index in
                    padded[block + index * 4..<block + index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                }
                for index in 16..<80 {
                    words.append(turn(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
                }
                var s = state
                for index in 0..<80 {
                    let (mixed, number) = Self.step(index, s[1], s[2], s[3])
                    let sum = turn(s[0], 5) &+ mixed &+ s[4] &+ number &+ words[index]
                    s = [sum, s[0], turn(s[1], 30), s[2], s[3]]
                }
                for index in 0..<5 { state[index] = state[index] &+ s[index] }
            }
            return SHA1Digest(
                state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (UInt32($0) * 8)) } }
            )
        }

        /// The mixture of a step, and its number.
        private static func step(_ index: Int, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
            switch index / 20 {
            case 0: ((b & c) | (~b & d), 0x5A82_7999)
            case 1: (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
        }
    }

    /// The message with the bits that fill its last block, but for the length.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let rest = (message.count + 1) % 64
        return message + [0x80] + [UInt8](repeating: 0, count: rest <= 56 ? 56 - rest : 120 - rest)
    }
}
