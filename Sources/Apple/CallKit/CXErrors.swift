public import Foundation

/// The reason why a call that comes is not told of.
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainIncomingCall`.
    public enum Code: Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        case filteredDuringRestrictedSharingMode = 5
        case callIsProtected = 6
        case filteredBySensitiveParticipants = 7

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? CXErrorCodeIncomingCallError)?.code == code
        }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    public static var filteredByBlockList: Code { .filteredByBlockList }
    public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
    public static var callIsProtected: Code { .callIsProtected }
    public static var filteredBySensitiveParticipants: Code { .filteredBySensitiveParticipants }
}

/// The domain of these errors.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// The reason why an action is not asked for.
public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainRequestTransaction`.
    public enum Code: Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case unknownCallProvider = 2
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        case invalidAction = 6
        case maximumCallGroupsReached = 7
        case callIsProtected = 8

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? CXErrorCodeRequestTransactionError)?.code == code
        }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var unentitled: Code { .unentitled }
    public static var unknownCallProvider: Code { .unknownCallProvider }
    public static var emptyTransaction: Code { .emptyTransaction }
    public static var unknownCallUUID: Code { .unknownCallUUID }
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    public static var invalidAction: Code { .invalidAction }
    public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
    public static var callIsProtected: Code { .callIsProtected }
}

/// The domain of these errors.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// The reason why a list of numbers is not read.
public struct CXErrorCodeCallDirectoryManagerError: Error, Hashable, Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainCallDirectoryManager`.
    public enum Code: Int, Sendable {
        case unknown = 0
        case noExtensionFound = 1
        case loadingInterrupted = 2
        case entriesOutOfOrder = 3
        case duplicateEntries = 4
        case maximumEntriesExceeded = 5
        case extensionDisabled = 6
        case currentlyLoading = 7
        case unexpectedIncrementalRemoval = 8

        /// Returns whether an error has this reason.
        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? CXErrorCodeCallDirectoryManagerError)?.code == code
        }
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it.
    public static var errorDomain: String { CXErrorDomainCallDirectoryManager }
    public var errorCode: Int { code.rawValue }

    /// The reasons as members of the error's type.
    public static var unknown: Code { .unknown }
    public static var noExtensionFound: Code { .noExtensionFound }
    public static var loadingInterrupted: Code { .loadingInterrupted }
    public static var entriesOutOfOrder: Code { .entriesOutOfOrder }
    public static var duplicateEntries: Code { .duplicateEntries }
    public static var maximumEntriesExceeded: Code { .maximumEntriesExceeded }
    public static var extensionDisabled: Code { .extensionDisabled }
    public static var currentlyLoading: Code { .currentlyLoading }
    public static var unexpectedIncrementalRemoval: Code { .unexpectedIncrementalRemoval }
}

/// The domain of these errors.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"
