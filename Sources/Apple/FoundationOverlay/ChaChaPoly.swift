public import Foundation

/// The cipher ChaCha20 with a tag of Poly1305 over all (RFC 8439).
public enum ChaChaPoly {
    /// A number of 12 bytes that is used once with a key.
    public struct Nonce: Sequence, ContiguousBytes, Hashable, Sendable {
        let bytes: [UInt8]

        /// Creates a number of chance, or of bytes.
        ///
        /// - Throws: ``CryptoKitError/incorrectParameterSize`` for another number of bytes than 12.
        public init() {
            bytes = (0..<12).map { _ in UInt8.random(in: 0...255) }
        }
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// A message under a key, with its number and its tag.
    public struct SealedBox: Hashable, Sendable {
        /// The number, the message under the key, the tag of 16 bytes, and all three.
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// Creates a box of its parts, or of all three together.
        ///
        /// - Throws: ``CryptoKitError/incorrectParameterSize`` for too few bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            try self.init(
                nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
        }
    }

    /// Puts a message under a key of 256 bits. The second value is authenticated, and stays beside it.
    ///
    /// - Throws: ``CryptoKitError/incorrectKeySize`` for another key.
    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let stream = try ChaChaStream(key: key.bytes, nonce: nonce.bytes)
        let hidden = stream.veiled(Array(message))
        return try SealedBox(
            nonce: nonce, ciphertext: hidden, tag: tag(of: hidden, Array(authenticatedData), stream.block(0)))
    }
    public static func seal<P: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    /// Takes a message out.
    ///
    /// - Throws: ``CryptoKitError/authenticationFailure`` where a key, a tag or what was authenticated is another.
    public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
        let stream = try ChaChaStream(key: key.bytes, nonce: sealedBox.nonce.bytes)
        let hidden = Array(sealedBox.ciphertext)
        let tag = tag(of: hidden, Array(authenticatedData), stream.block(0))
        guard isEqual(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
        return Data(stream.veiled(hidden))
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    /// The tag of what is hidden and of what stands beside it, under the first 32 bytes of a block.
    private static func tag(of hidden: [UInt8], _ beside: [UInt8], _ key: [UInt8]) -> [UInt8] {
        func filled(_ bytes: [UInt8]) -> [UInt8] {
            bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
        }
        func length(_ bytes: [UInt8]) -> [UInt8] {
            (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
        }
        return Poly1305.tag(of: filled(beside) + filled(hidden) + length(beside) + length(hidden), key: key)
    }
}

/// The bytes of ChaCha20 (RFC 8439, 2.3).
struct ChaChaStream {
    private let words: [UInt32]

    init(key: [UInt8], nonce: [UInt8]) throws {
        guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
        // The words of "expand 32-byte k", the key, the counter and the number.
        words = [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + Self.words(key) + [0] + Self.words(nonce)
    }

    private static func words(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { start in
            bytes[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
    }

    /// The 64 bytes of a counter's number.
    func block(_ counter: UInt32) -> [UInt8] {
        var start = words
        start[12] = counter
        var state = start
        func quarter(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
            func step(_ x: Int, _ y: Int, _ z: Int, _ turn: UInt32) {
                state[x] &+= state[y]
                let mixed = state[z] ^ state[x]
                state[z] = mixed << turn | mixed >> (32 - turn)
            }
            step(a, b, d, 16)
            step(c, d, b, 12)
            step(a, b, d, 8)
            step(c, d, b, 7)
        }
        for _ in 0..<10 {
            for column in 0..<4 { quarter(column, column + 4, column + 8, column + 12) }
            for column in 0..<4 {
                quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
            }
        }
        return zip(state, start).flatMap { word, first in
            (0..<4).map { UInt8(truncatingIfNeeded: (word &+ first) >> (UInt32($0) * 8)) }
        }
    }

    /// A message under the key, or taken out: both are the same.
    func veiled(_ message: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(message.count)
        var counter: UInt32 = 1
        for start in stride(from: 0, to: message.count, by: 64) {
            let veil = block(counter)
            counter &+= 1
            for index in start..<min(start + 64, message.count) { result.append(message[index] ^ veil[index - start]) }
        }
        return result
    }
}

/// The tag Poly1305 (RFC 8439, 2.5), reckoned with five words of 26 bits.
enum Poly1305 {
    private static let mask: UInt64 = 0x3FF_FFFF

    static func tag(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var clamped = Array(key[0..<16])
        for index in [3, 7, 11, 15] { clamped[index] &= 15 }
        for index in [4, 8, 12] { clamped[index] &= 252 }
        let factor = words(clamped + [0])
        var sum: [UInt64] = [0, 0, 0, 0, 0]
        for start in stride(from: 0, to: message.count, by: 16) {
            let block = Array(message[start..<min(start + 16, message.count)]) + [1]
            let part = words(block + [UInt8](repeating: 0, count: 17 - block.count))
            for index in 0..<5 { sum[index] += part[index] }
            sum = product(sum, factor)
        }
        return bytes(reduced(sum), plus: Array(key[16..<32]))
    }

    /// The 17 bytes of a number, lowest first, as words.
    private static func words(_ bytes: [UInt8]) -> [UInt64] {
        (0..<5).map { word in
            (0..<26).reduce(UInt64(0)) { value, bit in
                let place = word * 26 + bit
                let isSet = place < 136 && bytes[place / 8] >> UInt8(place % 8) & 1 == 1
                return isSet ? value | 1 << UInt64(bit) : value
            }
        }
    }

    /// The product, but for multiples of 2^130 - 5: what is above 2^130 comes back five times.
    private static func product(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
        var result: [UInt64] = [0, 0, 0, 0, 0]
        for i in 0..<5 {
            for j in 0..<5 {
                let part = a[i] * b[j]
                result[(i + j) % 5] += i + j < 5 ? part : 5 * part
            }
        }
        return carried(carried(result))
    }

    private static func carried(_ words: [UInt64]) -> [UInt64] {
        var (result, carry): ([UInt64], UInt64) = (words, 0)
        for index in 0..<5 {
            result[index] += carry
            carry = result[index] >> 26
            result[index] &= mask
        }
        result[0] += 5 * carry
        return result
    }

    /// The number itself, below 2^130 - 5.
    private static func reduced(_ words: [UInt64]) -> [UInt64] {
        let whole = carried(carried(words))
        // With 5 more it passes 2^130 where it is not below.
        var (less, carry): ([UInt64], UInt64) = (whole, 5)
        for index in 0..<5 {
            less[index] += carry
            carry = less[index] >> 26
            less[index] &= mask
        }
        return carry == 0 ? whole : less
    }

    /// The lowest 16 bytes of a number and another together.
    private static func bytes(_ words: [UInt64], plus other: [UInt8]) -> [UInt8] {
        var carry = 0
        return (0..<16).map { index in
            let byte = (0..<8).reduce(0) { value, bit in
                let place = index * 8 + bit
                return value | Int(words[place / 26] >> UInt64(place % 26) & 1) << bit
            }
            let sum = byte + Int(other[index]) + carry
            carry = sum >> 8
            return UInt8(sum & 255)
        }
    }
}
