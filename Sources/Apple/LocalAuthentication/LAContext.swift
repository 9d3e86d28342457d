// `import LocalAuthentication` where Apple's framework is missing. It brings Foundation along.
@_exported public import Foundation

/// The way in which a user is recognized.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
    case deviceOwnerAuthenticationWithCompanion = 3
}

/// By what a user is recognized.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
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

    /// Keeps a secret of the app's, which is refused.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }

    /// Ends the context.
    open func invalidate() {}
}

/// The longest time for which an unlocked device is enough, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// The kinds of secrets of an app.
public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0
    case smartCardPIN = -3
}
