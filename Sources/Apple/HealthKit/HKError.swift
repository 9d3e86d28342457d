public import Foundation
import FoundationOverlay

/// The reason why nothing is read or written.
public struct HKError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `HKErrorDomain`.
    @_ErrorCodes(HKErrorDomain)
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
        case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    }
}

/// The domain of the errors.
public let HKErrorDomain = "com.apple.healthkit"
