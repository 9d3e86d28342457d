public import Foundation

/// The cipher AES (FIPS 197).
public enum AES {
    /// AES in the mode of a counter, with a tag over all (NIST SP 800-38D).
    public enum GCM {
        /// A number that is used once with a key. It has 12 bytes or more.
        public struct Nonce: Sequence, ContiguousBytes, Hashable, Sendable {
            let bytes: [UInt8]

            /// Creates a number of chance, or of bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectParameterSize`` for fewer than 12.
            public init() {
                bytes = (0..<12).map { _ in UInt8.random(in: 0...255) }
            }
            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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
            /// The number, the message under the key, and the tag of 16 bytes.
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data
            /// All three; nil where the number has not 12 bytes.
            public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

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
                    nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16],
                    tag: bytes.suffix(16))
            }
        }

        /// Puts a message under a key. The second value is authenticated, and stays beside it.
        ///
        /// - Throws: ``CryptoKitError/incorrectKeySize`` for a key of another length than 128, 192 or 256 bits.
        public static func seal<P: DataProtocol, A: DataProtocol>(
            _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
        ) throws -> SealedBox {
            let cipher = try GCMCipher(key: key.bytes)
            let nonce = nonce ?? Nonce()
            let hidden = cipher.counted(Array(message), nonce.bytes)
            let tag = cipher.tag(of: hidden, Array(authenticatedData), nonce.bytes)
            return try SealedBox(nonce: nonce, ciphertext: hidden, tag: tag)
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
            let cipher = try GCMCipher(key: key.bytes)
            let (hidden, nonce) = (Array(sealedBox.ciphertext), sealedBox.nonce.bytes)
            guard isEqual(cipher.tag(of: hidden, Array(authenticatedData), nonce), Array(sealedBox.tag)) else {
                throw CryptoKitError.authenticationFailure
            }
            return Data(cipher.counted(hidden, nonce))
        }
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }
    }
}

/// The reason why something is not done with a key.
public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure, unwrapFailure, invalidParameter
}

/// Compares bytes in a time that does not tell where they differ.
func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
