public import Foundation

/// The reason why something was not done.
public struct GKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `GKErrorDomain`.
    @_ErrorCodes(GKErrorDomain)
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage, gameUnrecognized
        case notSupported, invalidParameter, unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge
        case turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState
        case invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected
        case gameSessionRequestInvalid, restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout
        case apiObsolete
        case friendListDescriptionMissing = 100
        case friendListRestricted, friendListDenied, friendRequestNotAvailable
    }
}

/// The domain of the errors.
public let GKErrorDomain = "GKErrorDomain"
