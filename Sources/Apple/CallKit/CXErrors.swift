public import Foundation

/// The reason why a call that comes is not told of.
public struct CXErrorCodeIncomingCallError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainIncomingCall`.
    @_ErrorCodes(CXErrorDomainIncomingCall)
    public enum Code: Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        case filteredDuringRestrictedSharingMode = 5
        case callIsProtected = 6
        case filteredBySensitiveParticipants = 7
    }
}

/// The domain of these errors.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// The reason why an action is not asked for.
public struct CXErrorCodeRequestTransactionError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainRequestTransaction`.
    @_ErrorCodes(CXErrorDomainRequestTransaction)
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
    }
}

/// The domain of these errors.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// The reason why a list of numbers is not read.
public struct CXErrorCodeCallDirectoryManagerError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `CXErrorDomainCallDirectoryManager`.
    @_ErrorCodes(CXErrorDomainCallDirectoryManager)
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
    }
}

/// The domain of these errors.
public let CXErrorDomainCallDirectoryManager = "com.apple.CallKit.error.calldirectorymanager"
