public import Foundation

/// The reason why a bill is not paid.
public struct PKPaymentError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `PKPaymentErrorDomain`.
    @_ErrorCodes(PKPaymentErrorDomain)
    public enum Code: Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        case couponCodeInvalidError = 4
        case couponCodeExpiredError = 5
    }
}

/// The domain of these errors.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// The reason why a pass is not read.
public struct PKPassKitError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `PKPassKitErrorDomain`.
    @_ErrorCodes(PKPassKitErrorDomain)
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4
    }
}

/// The domain of these errors.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
