public import Foundation

/// An answer to the question whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's choices: nothing was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The user's permission.
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
