public import Foundation

/// An answer that the user can give.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The answer's identifier, its title and its options.
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions

    /// Creates an answer.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// The conditions of an answer.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
