public import Foundation

/// The conditions of a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// The answers that a kind of notification has.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name by which the app tells the category from others.
    public let identifier: String
    /// The answers, and the intents of the category.
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions

    /// Creates a category of notifications with these actions.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}
