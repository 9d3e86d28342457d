import Foundation

/// A digest of 32 bytes by SHA-3.
public struct SHA3_256Digest: _DigestBytes {
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    public let bytes: [UInt8]
    /// Creates a digest of its bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// A digest of 48 bytes by SHA-3.
public struct SHA3_384Digest: _DigestBytes {
    /// The number of bytes.
    public static var byteCount: Int { 48 }
    public let bytes: [UInt8]
    /// Creates a digest of its bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// A digest of 64 bytes by SHA-3.
public struct SHA3_512Digest: _DigestBytes {
    /// The number of bytes.
    public static var byteCount: Int { 64 }
    public let bytes: [UInt8]
    /// Creates a digest of its bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA3-256 (FIPS 202).
public struct SHA3_256: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA3_256Digest
    public static var byteCount: Int { Digest.byteCount }
    public static var blockByteCount: Int { 136 }
    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> SHA3_256Digest { SHA3_256Digest(Keccak.digest(message, count: 32)) }
}

/// SHA3-384 (FIPS 202).
public struct SHA3_384: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA3_384Digest
    public static var byteCount: Int { Digest.byteCount }
    public static var blockByteCount: Int { 104 }
    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> SHA3_384Digest { SHA3_384Digest(Keccak.digest(message, count: 48)) }
}

/// SHA3-512 (FIPS 202).
public struct SHA3_512: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA3_512Digest
    public static var byteCount: Int { Digest.byteCount }
    public static var blockByteCount: Int { 72 }
    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    public func finalize() -> SHA3_512Digest { SHA3_512Digest(Keccak.digest(message, count: 64)) }
}

/// The sponge of SHA-3: bytes are taken in, turned over and over, and given back.
private enum Keccak {
    static func digest(_ message: [UInt8], count: Int) -> [UInt8] {
        let rate = 200 - 2 * count
        var padded = message + [0x06]
        padded += [UInt8](repeating: 0, count: (rate - padded.count % rate) % rate)
        padded[padded.count - 1] |= 0x80
        var state = [UInt64](repeating: 0, count: 25)
        for start in stride(from: 0, to: padded.count, by: rate) {
            for index in 0..<rate { state[index / 8] ^= UInt64(padded[start + index]) << UInt64(8 * (index % 8)) }
            turn(&state)
        }
        // No digest is longer than what one turn gives.
        return (0..<count).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64(8 * ($0 % 8))) }
    }

    /// The 24 rounds: the sums of columns, the turned lanes, and what is not linear.
    private static func turn(_ state: inout [UInt64]) {
        func left(_ number: UInt64, _ count: UInt64) -> UInt64 {
            count == 0 ? number : number << count | number >> (64 - count)
        }
        var register: UInt8 = 1
        for _ in 0..<24 {
            let sums = (0..<5).map { x in (0..<5).reduce(UInt64(0)) { $0 ^ state[x + 5 * $1] } }
            for x in 0..<5 {
                let change = sums[(x + 4) % 5] ^ left(sums[(x + 1) % 5], 1)
                for y in 0..<5 { state[x + 5 * y] ^= change }
            }
            var (x, y, lane) = (1, 0, state[1])
            for step in 0..<24 {
                (x, y) = (y, (2 * x + 3 * y) % 5)
                let next = state[x + 5 * y]
                state[x + 5 * y] = left(lane, UInt64((step + 1) * (step + 2) / 2 % 64))
                lane = next
            }
            for y in 0..<5 {
                let row = (0..<5).map { state[$0 + 5 * y] }
                for x in 0..<5 { state[x + 5 * y] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5]) }
            }
            // The constant of the round, by a shift register.
            for bit in 0..<7 {
                if register & 1 == 1 { state[0] ^= 1 << UInt64((1 << bit) - 1) }
                register = register << 1 ^ (register & 0x80 == 0 ? 0 : 0x71)
            }
        }
    }
}
