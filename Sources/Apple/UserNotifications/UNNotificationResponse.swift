public import Foundation

/// A notification that was delivered. None is here.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The time of the notification, and its request.
    open private(set) var date: Date
    open private(set) var request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// An answer to a notification. Nobody answers here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification, and the answer that was chosen.
    open private(set) var notification: UNNotification
    open private(set) var actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The answer of opening the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The answer of dismissing the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// An answer to a notification in words.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The user text.
    open var userText: String { "" }
}
