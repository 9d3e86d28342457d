public import Foundation

// The names of `CryptoKit`, which other packages ask for with `canImport`: the module itself is one of C. Digests, codes,
// ciphers and keys are reckoned plainly, for what is small: a program that needs more takes swift-crypto.

/// A digest, byte by byte.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// The protocol of digests, by a name that no associated type has.
public typealias _DigestProtocol = Digest

/// A function that makes digests.
public protocol HashFunction: Sendable {
    associatedtype Digest: _DigestProtocol
    /// The number of bytes that are taken at once.
    static var blockByteCount: Int { get }

    /// Begins a digest, takes bytes, and ends it.
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of bytes.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes more bytes.
    public mutating func update<D: DataProtocol>(data: D) {
        Array(data).withUnsafeBytes { update(bufferPointer: $0) }
    }
}

/// A number of bytes that is kept in digests.
public protocol _DigestBytes: Digest {
    /// Creates a digest of its bytes.
    init(_ bytes: [UInt8])
    var bytes: [UInt8] { get }
}

extension _DigestBytes {
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// The kind of the digest and its bytes in hexadecimal digits, `SHA256 digest: e3b0c442…`.
    public var description: String {
        "\(Self.self)".replacingOccurrences(of: "Digest", with: " digest: ")
            + bytes.map { String(format: "%02x", $0) }.joined()
    }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { digest.bytes.elementsEqual(data) }
}

/// A digest of 32 bytes.
public struct SHA256Digest: _DigestBytes {
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    public let bytes: [UInt8]
    /// Creates a digest of its bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction {
    /// The type of the digest.
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    private var message: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }

    /// The first bits of the roots of primes, by their definition: of square roots for the state, of cube roots for the steps.
    private static let primes: [Int] = {
        var primes: [Int] = []
        var number = 2
        while primes.count < 80 {
            if primes.allSatisfy({ !number.isMultiple(of: $0) }) { primes.append(number) }
            number += 1
        }
        return primes
    }()
    private static func root(_ prime: Int, _ root: Double) -> UInt32 {
        let value = pow(Double(prime), 1 / root)
        return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
    private static let steps = primes.prefix(64).map { root($0, 3) }
    private static let start = primes.prefix(8).map { root($0, 2) }

    public func finalize() -> SHA256Digest {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        let length = UInt64(message.count) * 8
        padded += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (UInt64($0) * 8)) }
        var state = Self.start
        func turn(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
        for block in stride(from: 0, to: padded.count, by: 64) {
            var words = (0..<16).map { index in
                padded[block + index * 4..<block + index * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                let (a, b) = (words[index - 15], words[index - 2])
                let first = turn(a, 7) ^ turn(a, 18) ^ a >> 3
                let second = turn(b, 17) ^ turn(b, 19) ^ b >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var s = state
            for index in 0..<64 {
                let sum = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)
                let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
                let one = s[7] &+ sum &+ choice &+ Self.steps[index] &+ words[index]
                let other = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)
                let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
                s = [one &+ other &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
            }
            for index in 0..<8 { state[index] = state[index] &+ s[index] }
        }
        return SHA256Digest(
            state.flatMap { word in (0..<4).reversed().map { UInt8(truncatingIfNeeded: word >> (UInt32($0) * 8)) } })
    }
}

/// A key of bytes.
public struct SymmetricKey: Hashable, Sendable {
    let bytes: [UInt8]

    /// Creates a key of bytes, or of chance.
    public init<D: ContiguousBytes>(data: D) {
        bytes = data.withUnsafeBytes { Array($0) }
    }
    public init(size: SymmetricKeySize) {
        bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
    }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// The length of a key.
public struct SymmetricKeySize: Hashable, Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// Creates a length.
    public init(bitCount: Int) {
        self.bitCount = bitCount
    }

    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// An authentication code by a digest (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The code.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    /// Begins the code of a message that comes in parts, takes a part, and ends it.
    public init(key: SymmetricKey) {
        let block = Self.block(of: key)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(outer.finalize()))
    }

    private static func block(of key: SymmetricKey) -> [UInt8] {
        let block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        return block + [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    }

    /// The code of a message, and whether a message has a code.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { isEqual(mac.bytes, authenticationCode(for: data, using: key).bytes) }
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        isEqual(
            authenticationCode.withUnsafeBytes { Array($0) },
            Self.authenticationCode(for: authenticatedData, using: key).bytes)
    }
}

/// A code that shows that a message is from one who has the key, byte by byte.
public protocol MessageAuthenticationCode: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// An authentication code, byte by byte.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// The number of bytes, and they in hexadecimal digits, `HMAC with SHA256: 5bdcc146…`.
    public var byteCount: Int { bytes.count }
    public var description: String {
        "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined()
    }

    /// Begins at the first byte.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}
