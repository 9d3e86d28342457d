public import Foundation

/// The content of a notification, and its trigger.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier, the content and the trigger of the request.
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
