public import Foundation

/// The reason why a bill is not paid.
public struct PKPaymentError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `PKPaymentErrorDomain`.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        case couponCodeInvalidError = 4
        case couponCodeExpiredError = 5

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? PKPaymentError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { PKPaymentErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknownError: Code { .unknownError }
    public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
    public static var billingContactInvalidError: Code { .billingContactInvalidError }
    public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
    public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
    public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}

/// The domain of these errors.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// The reason why a pass is not read.
public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `PKPassKitErrorDomain`.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? PKPassKitError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { PKPassKitErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknownError: Code { .unknownError }
    public static var invalidDataError: Code { .invalidDataError }
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    public static var invalidSignature: Code { .invalidSignature }
    public static var notEntitledError: Code { .notEntitledError }
}

/// The domain of these errors.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
