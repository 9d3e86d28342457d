public import Foundation

/// The content of a notification, and its trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier, the content and the trigger of the request.
    open private(set) var identifier: String
    open private(set) var content: UNNotificationContent
    open private(set) var trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
