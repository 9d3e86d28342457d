// `import LocalAuthentication` where Apple's framework is missing. It brings Foundation along.
@_exported public import Foundation

/// The way in which a user is recognized.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

/// By what a user is recognized.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
}

/// The reason why a user was not recognized.
public struct LAError: Error, Hashable, Sendable {
    /// The reasons for an error.
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
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The reasons as members of the error's type.
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
}

/// Recognizes the user of a device. Nobody is there to be recognized: it says that it cannot, and every try fails.
open class LAContext: NSObject, @unchecked Sendable {
    /// The texts of the dialog, and the time in seconds for which an unlocked device is enough.
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Indicates whether the user must not be asked.
    open var interactionNotAllowed = false
    /// The state of what is recognized: nil, since nothing is.
    open var evaluatedPolicyDomainState: Data? { nil }

    public override init() {}

    /// The kind of recognition that the device has.
    open var biometryType: LABiometryType { .none }

    /// Returns whether a user can be recognized.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }

    /// Recognizes the user.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        reply(false, LAError(.biometryNotAvailable))
    }

    /// Ends the context.
    open func invalidate() {}
}
