// `import AppTrackingTransparency` where Apple's framework is missing: nobody allows to be followed.
@_exported public import Foundation

/// The permission to follow a person through other apps.
public final class ATTrackingManager: NSObject {
    /// The answers of a person.
    public enum AuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case restricted = 1
        case denied = 2
        case authorized = 3
    }

    /// The answer: no.
    public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Asks, and hears no.
    public class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
    public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
