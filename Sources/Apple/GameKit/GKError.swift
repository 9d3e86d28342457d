/// The reason why something was not done.
public struct GKError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons, with their numbers in `GKErrorDomain`.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized
        case notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge
        case turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState
        case invitationsDisabled = 25
        case playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid
        case restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout, apiObsolete
    }

    /// The reason.
    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    /// The error as Foundation has it, and its reasons.
    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var cancelled: Code { .cancelled }
    public static var communicationsFailure: Code { .communicationsFailure }
}

/// The domain of the framework's errors.
public let GKErrorDomain = "GKErrorDomain"
