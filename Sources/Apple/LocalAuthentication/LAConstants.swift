/// The numbers of the reasons, and of the ways to prove who someone is, as C has them.
public let kLAErrorAuthenticationFailed: Int32 = -1
public let kLAErrorUserCancel: Int32 = -2
public let kLAErrorUserFallback: Int32 = -3
public let kLAErrorSystemCancel: Int32 = -4
public let kLAErrorPasscodeNotSet: Int32 = -5
public let kLAErrorTouchIDNotAvailable: Int32 = -6
public let kLAErrorTouchIDNotEnrolled: Int32 = -7
public let kLAErrorTouchIDLockout: Int32 = -8
public let kLAErrorAppCancel: Int32 = -9
public let kLAErrorInvalidContext: Int32 = -10
public let kLAErrorWatchNotAvailable: Int32 = -11
public let kLAErrorCompanionNotAvailable = kLAErrorWatchNotAvailable
public let kLAErrorBiometryNotAvailable = kLAErrorTouchIDNotAvailable
public let kLAErrorBiometryNotEnrolled = kLAErrorTouchIDNotEnrolled
public let kLAErrorBiometryLockout = kLAErrorTouchIDLockout
public let kLAErrorBiometryNotPaired: Int32 = -12
public let kLAErrorBiometryDisconnected: Int32 = -13
public let kLAErrorInvalidDimensions: Int32 = -14
public let kLAErrorNotInteractive: Int32 = -1004
public let kLAPolicyDeviceOwnerAuthenticationWithBiometrics: Int32 = 1
public let kLAPolicyDeviceOwnerAuthentication: Int32 = 2

extension LAError.Code {
    /// The reasons of Touch ID by their older names.
    public static let touchIDNotAvailable = LAError.Code.biometryNotAvailable
    public static let touchIDNotEnrolled = LAError.Code.biometryNotEnrolled
    public static let touchIDLockout = LAError.Code.biometryLockout
}
