public import Foundation

/// A reason why the store fails. StoreKit's type.
public struct SKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `SKErrorDomain`.
    @_ErrorCodes(SKErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 0
        case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    /// Creates the error that one of Foundation's tells of; an unknown one for a number that is no reason.
    public init(_nsError error: NSError) {
        self.init(Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
    }
}

/// The domain of the errors.
public let SKErrorDomain = "SKErrorDomain"
