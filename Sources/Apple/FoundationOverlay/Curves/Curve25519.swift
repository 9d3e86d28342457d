public import Foundation

/// Keys on the curve of 2^255 - 19: for agreements (RFC 7748) and for signatures (RFC 8032).
public enum Curve25519 {
    /// Agreements on a secret.
    public enum KeyAgreement {
        /// A key that others know.
        public struct PublicKey: Hashable, Sendable {
            let bytes: [UInt8]
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }

            /// Creates a key of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectKeySize`` for another number.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try whole(rawRepresentation, 32)
            }
        }

        /// A key that nobody else knows.
        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            /// The 32 bytes of the key, and the other key of the pair.
            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey {
                let base = [9] + [UInt8](repeating: 0, count: 31)
                return PublicKey(bytes: Edwards25519.agreement(bytes, base))
            }

            /// Creates a key of chance, or of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectKeySize`` for another number.
            public init() {
                bytes = chance(32)
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try whole(rawRepresentation, 32)
            }

            /// The secret that both sides know.
            ///
            /// - Throws: ``CryptoKitError`` for a key that comes to the same secret with everybody.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let secret = Edwards25519.agreement(bytes, publicKeyShare.bytes)
                guard secret.contains(where: { $0 != 0 }) else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                return SharedSecret(bytes: secret)
            }
        }
    }

    /// Signatures.
    public enum Signing {
        /// A key that others know.
        public struct PublicKey: Hashable, Sendable {
            let bytes: [UInt8]
            /// The 32 bytes of the key.
            public var rawRepresentation: Data { Data(bytes) }

            /// Creates a key of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectKeySize`` for another number.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try whole(rawRepresentation, 32)
            }

            /// Indicates whether a signature is one of data by the other key of the pair.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                let signature = Array(signature)
                guard signature.count == 64, let key = Edwards25519.Point(bytes: bytes),
                    let place = Edwards25519.Point(bytes: Array(signature[..<32]))
                else { return false }
                let number = ModularRing.number(signature[32...])
                guard ModularRing.minus(number, Edwards25519.order.modulus).1 else { return false }
                let factor = challenge(Array(signature[..<32]), bytes, Array(data))
                return (place + key.times(factor)).bytes == Edwards25519.Point.base.times(number).bytes
            }
        }

        /// A key that nobody else knows.
        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            /// The 32 bytes of the key, and the other key of the pair.
            public var rawRepresentation: Data { Data(bytes) }
            public var publicKey: PublicKey {
                PublicKey(bytes: Edwards25519.Point.base.times(halves.number).bytes)
            }

            /// Creates a key of chance, or of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectKeySize`` for another number.
            public init() {
                bytes = chance(32)
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = try whole(rawRepresentation, 32)
            }

            /// The number of the key, and what its signatures' own numbers are made of.
            private var halves: (number: ModularRing.Number, seed: [UInt8]) {
                var digest = Array(SHA512.hash(data: bytes))
                digest[0] &= 248
                digest[31] = digest[31] & 127 | 64
                return (ModularRing.number(digest[..<32]), Array(digest[32...]))
            }

            /// The signature of data: 64 bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let (number, seed) = halves
                let (data, key) = (Array(data), publicKey.bytes)
                let own = Edwards25519.reduced(Array(SHA512.hash(data: seed + data)))
                let place = Edwards25519.Point.base.times(own).bytes
                let ring = Edwards25519.order
                let product = ring.product(ring.inside(challenge(place, key, data)), ring.inside(number))
                return Data(place + ModularRing.bytes(ring.outside(ring.sum(ring.inside(own), product))))
            }
        }

        /// The number that ties a signature to a key and data.
        private static func challenge(_ place: [UInt8], _ key: [UInt8], _ data: [UInt8]) -> ModularRing.Number {
            Edwards25519.reduced(Array(SHA512.hash(data: place + key + data)))
        }
    }
}

/// The bytes, where there are so many.
func whole(_ bytes: some ContiguousBytes, _ count: Int) throws -> [UInt8] {
    let bytes = bytes.withUnsafeBytes { Array($0) }
    guard bytes.count == count else { throw CryptoKitError.incorrectKeySize }
    return bytes
}

/// Bytes of chance.
func chance(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255) } }

extension Curve25519.KeyAgreement.PublicKey {
    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
}

extension Curve25519.Signing.PublicKey {
    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
}

/// A secret that two sides agreed on.
public struct SharedSecret: Hashable, Sendable, ContiguousBytes {
    let bytes: [UInt8]

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// A key of the secret, by HKDF or by the rule of ANSI X9.63.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var (result, number): ([UInt8], UInt32) = ([], 0)
        while result.count < outputByteCount {
            number += 1
            let place = (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (UInt32($0) * 8)) }
            result += H.hash(data: bytes + place + Array(sharedInfo))
        }
        return SymmetricKey(data: Array(result.prefix(outputByteCount)))
    }
}
