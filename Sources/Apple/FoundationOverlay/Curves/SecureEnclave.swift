public import Foundation

/// The part of a device that keeps keys. There is none.
public enum SecureEnclave {
    /// Always false.
    public static var isAvailable: Bool { false }

    /// Keys on the curve P-256 that never leave that part.
    public enum P256 {
        /// Signatures.
        public enum Signing {
            /// A key that the part keeps: none can be made.
            public struct PrivateKey: Sendable {
                private let key: FoundationOverlay.P256.Signing.PrivateKey
                /// The bytes by which the part finds the key, and the other key of the pair.
                public let dataRepresentation: Data
                public var publicKey: FoundationOverlay.P256.Signing.PublicKey { key.publicKey }

                /// Makes a key, or finds one, which fails.
                ///
                /// - Throws: ``CryptoKitError/underlyingCoreCryptoError(error:)``: there is no such part.
                public init(
                    compactRepresentable: Bool = true, accessControl: AnyObject? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }

                /// The signature of data, or of a digest.
                public func signature<D: DataProtocol>(
                    for data: D
                ) throws -> FoundationOverlay.P256.Signing.ECDSASignature { try key.signature(for: data) }
                public func signature<D: Digest>(
                    for digest: D
                ) throws -> FoundationOverlay.P256.Signing.ECDSASignature { try key.signature(for: digest) }
            }
        }

        /// Agreements on a secret.
        public enum KeyAgreement {
            /// A key that the part keeps: none can be made.
            public struct PrivateKey: Sendable {
                private let key: FoundationOverlay.P256.KeyAgreement.PrivateKey
                /// The bytes by which the part finds the key, and the other key of the pair.
                public let dataRepresentation: Data
                public var publicKey: FoundationOverlay.P256.KeyAgreement.PublicKey { key.publicKey }

                /// Makes a key, or finds one, which fails.
                ///
                /// - Throws: ``CryptoKitError/underlyingCoreCryptoError(error:)``: there is no such part.
                public init(
                    compactRepresentable: Bool = true, accessControl: AnyObject? = nil,
                    authenticationContext: AnyObject? = nil
                ) throws { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
                public init(dataRepresentation: Data, authenticationContext: AnyObject? = nil) throws {
                    throw CryptoKitError.underlyingCoreCryptoError(error: -1)
                }

                /// The secret that both sides know.
                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: FoundationOverlay.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { try key.sharedSecretFromKeyAgreement(with: publicKeyShare) }
            }
        }
    }
}
