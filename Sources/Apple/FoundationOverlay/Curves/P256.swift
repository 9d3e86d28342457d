public import Foundation

/// Keys on the curve P-256 (FIPS 186-5).
public enum P256 {
    /// Signatures.
    public enum Signing {
        /// A key that others know.
        public struct PublicKey: _P256PublicKey {
            let key: P256PublicBytes
            /// The 64 bytes of the key.
            public var rawRepresentation: Data { Data(key.bytes) }

            /// Creates a key of its bytes.
            ///
            /// - Throws: ``CryptoKitError`` for what is no key.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try P256PublicBytes(whole(rawRepresentation, 64))
            }

            init(key: P256PublicBytes) {
                self.key = key
            }

            /// Indicates whether a signature is one of data, or of a digest, by the other key of the pair.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                let bytes = Array(signature.rawRepresentation)
                let (r, s) = (P256Curve.number(bytes[..<32]), P256Curve.number(bytes[32...]))
                return P256Curve.isValid(r, s, of: filled(Array(digest)), by: key.point)
            }
        }

        /// A key that nobody else knows.
        public struct PrivateKey: _P256PrivateKey {
            let key: P256PrivateBytes
            /// The 32 bytes of the key, and the other key of the pair.
            public var rawRepresentation: Data { Data(key.bytes) }
            public var publicKey: PublicKey { PublicKey(key: key.publicBytes) }

            /// Creates a key of chance, or of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError`` for what is no key.
            public init(compactRepresentable: Bool = true) {
                key = P256PrivateBytes()
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try P256PrivateBytes(whole(rawRepresentation, 32))
            }

            /// The signature of data, or of a digest.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try signature(for: SHA256.hash(data: data))
            }
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                let (r, s) = P256Curve.signature(of: filled(Array(digest)), by: key.number)
                return try ECDSASignature(rawRepresentation: P256Curve.bytes(r) + P256Curve.bytes(s))
            }
        }

        /// A signature: two numbers.
        public struct ECDSASignature: Hashable, Sendable {
            /// The 64 bytes of both numbers.
            public let rawRepresentation: Data
            /// The numbers in the form of ASN.1.
            public var derRepresentation: Data {
                let parts = [rawRepresentation.prefix(32), rawRepresentation.suffix(32)].map { part in
                    let bytes = Array(part.drop { $0 == 0 })
                    let number = (bytes.first ?? 0x80) >= 0x80 ? [0] + bytes : bytes
                    return [2, UInt8(number.count)] + number
                }
                let inner = Array(parts.joined())
                return Data([0x30, UInt8(inner.count)] + inner)
            }

            /// Creates a signature of its bytes.
            ///
            /// - Throws: ``CryptoKitError/incorrectParameterSize`` for what is none.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
                self.rawRepresentation = Data(rawRepresentation)
            }
            public init<D: DataProtocol>(derRepresentation: D) throws {
                let bytes = Array(derRepresentation)
                guard bytes.count >= 8, bytes[0] == 0x30, Int(bytes[1]) == bytes.count - 2 else {
                    throw CryptoKitError.incorrectParameterSize
                }
                var (place, result) = (2, [UInt8]())
                for _ in 0..<2 {
                    guard place + 2 <= bytes.count, bytes[place] == 2 else {
                        throw CryptoKitError.incorrectParameterSize
                    }
                    let end = place + 2 + Int(bytes[place + 1])
                    guard end <= bytes.count else { throw CryptoKitError.incorrectParameterSize }
                    let number = bytes[(place + 2)..<end].drop { $0 == 0 }
                    guard number.count <= 32 else { throw CryptoKitError.incorrectParameterSize }
                    result += [UInt8](repeating: 0, count: 32 - number.count) + number
                    place = end
                }
                try self.init(rawRepresentation: result)
            }

            /// Calls a closure with the 64 bytes.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try Array(rawRepresentation).withUnsafeBytes(body)
            }
        }

        /// The digest with zeros before it up to 32 bytes.
        private static func filled(_ digest: [UInt8]) -> [UInt8] {
            [UInt8](repeating: 0, count: max(0, 32 - digest.count)) + digest
        }
    }

    /// Agreements on a secret.
    public enum KeyAgreement {
        /// A key that others know.
        public struct PublicKey: _P256PublicKey {
            let key: P256PublicBytes
            /// The 64 bytes of the key.
            public var rawRepresentation: Data { Data(key.bytes) }

            /// Creates a key of its bytes.
            ///
            /// - Throws: ``CryptoKitError`` for what is no key.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try P256PublicBytes(whole(rawRepresentation, 64))
            }

            init(key: P256PublicBytes) {
                self.key = key
            }
        }

        /// A key that nobody else knows.
        public struct PrivateKey: _P256PrivateKey {
            let key: P256PrivateBytes
            /// The 32 bytes of the key, and the other key of the pair.
            public var rawRepresentation: Data { Data(key.bytes) }
            public var publicKey: PublicKey { PublicKey(key: key.publicBytes) }

            /// Creates a key of chance, or of 32 bytes.
            ///
            /// - Throws: ``CryptoKitError`` for what is no key.
            public init(compactRepresentable: Bool = true) {
                key = P256PrivateBytes()
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try P256PrivateBytes(whole(rawRepresentation, 32))
            }

            /// The secret that both sides know.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                guard let place = publicKeyShare.key.point.times(key.number).plain else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }
                return SharedSecret(bytes: P256Curve.bytes(place.x))
            }
        }
    }
}

/// A place on the curve, and its bytes.
struct P256PublicBytes: Sendable {
    let bytes: [UInt8]
    let point: P256Curve.Point

    init(_ bytes: [UInt8]) throws {
        guard let point = P256Curve.Point(bytes: bytes) else { throw CryptoKitError.invalidParameter }
        (self.bytes, self.point) = (bytes, point)
    }

    init(point: P256Curve.Point) {
        let place = point.plain ?? (.zero, .zero)
        (bytes, self.point) = (P256Curve.bytes(place.x) + P256Curve.bytes(place.y), point)
    }
}

/// A number of steps, and its bytes.
struct P256PrivateBytes: Sendable {
    let number: P256Curve.Number
    var bytes: [UInt8] { P256Curve.bytes(number) }
    var publicBytes: P256PublicBytes { P256PublicBytes(point: P256Curve.Point.base.times(number)) }

    init() {
        number = P256Curve.chance()
    }

    init(_ bytes: [UInt8]) throws {
        number = P256Curve.number(bytes[...])
        guard P256Curve.isStep(number) else { throw CryptoKitError.invalidParameter }
    }
}
