public import Foundation
import FoundationOverlay

/// The reason why a user was not recognized.
public struct LAError: Error, Hashable, @unchecked Sendable, CustomNSError {
    /// A kind of reason, with its number in `LAErrorDomain`.
    @_ErrorCodes(LAErrorDomain)
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case companionNotAvailable = -11
        case biometryNotPaired = -12
        case biometryDisconnected = -13
        case invalidDimensions = -14
        case notInteractive = -1004
    }

    /// The reasons of Touch ID by their older names.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }
}

/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"
