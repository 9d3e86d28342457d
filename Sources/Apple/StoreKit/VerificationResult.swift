public import Foundation

/// A thing that the store has signed, or says it has.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// A reason why a thing is not the store's.
    public enum VerificationError: Error, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties
    }

    /// The parts of the signed text: there are none.
    public var headerData: Data { Data() }
    public var payloadData: Data { Data() }
    public var signedData: Data { Data() }
    public var signatureData: Data { Data() }

    /// The thing; unsafe where nobody has verified it.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): return value
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _): value
        case .verified(let value): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}
