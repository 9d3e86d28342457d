public import Foundation

/// A reason why there are no contacts.
public struct CNError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CNErrorDomain`.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError
        case authorizationDenied = 100
        case noAccessableWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
        case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
        case validationMultipleErrors = 300
        case validationTypeMismatch, validationConfigurationError
        case predicateInvalid = 400
        case policyViolation = 500
        case clientIdentifierInvalid = 600
        case clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor
        case changeHistoryInvalidFetchRequest
        case vCardMalformed = 700
        case vCardSummarizationError

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CNError)?.code == code }
    }

    /// The reason, and what else is known.
    public let code: Code
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, self.userInfo) = (code, userInfo)
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { userInfo }

    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The reasons as members of the error's type.
    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
    public static var unauthorizedKeys: Code { .unauthorizedKeys }
    public static var featureDisabledByUser: Code { .featureDisabledByUser }
    public static var featureNotAvailable: Code { .featureNotAvailable }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
    public static var containmentCycle: Code { .containmentCycle }
    public static var containmentScope: Code { .containmentScope }
    public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
    public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
    public static var recordNotWritable: Code { .recordNotWritable }
    public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
    public static var validationMultipleErrors: Code { .validationMultipleErrors }
    public static var validationTypeMismatch: Code { .validationTypeMismatch }
    public static var validationConfigurationError: Code { .validationConfigurationError }
    public static var predicateInvalid: Code { .predicateInvalid }
    public static var policyViolation: Code { .policyViolation }
    public static var clientIdentifierInvalid: Code { .clientIdentifierInvalid }
    public static var clientIdentifierDoesNotExist: Code { .clientIdentifierDoesNotExist }
    public static var clientIdentifierCollision: Code { .clientIdentifierCollision }
    public static var changeHistoryExpired: Code { .changeHistoryExpired }
    public static var changeHistoryInvalidAnchor: Code { .changeHistoryInvalidAnchor }
    public static var changeHistoryInvalidFetchRequest: Code { .changeHistoryInvalidFetchRequest }
    public static var vCardMalformed: Code { .vCardMalformed }
    public static var vCardSummarizationError: Code { .vCardSummarizationError }
}

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"
