public import Foundation

/// An answer that the user can give.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The answer's identifier, its title and its options.
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    /// Creates an answer.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        icon = nil
    }

    /// Creates an answer with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}

/// The conditions of an answer.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An answer to a notification in words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The texts beside the field.
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    /// Creates an answer in words.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        textInputButtonTitle: String = "", textInputPlaceholder: String = ""
    ) {
        self.init(
            identifier: identifier, title: title, options: options, icon: nil,
            textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
    }

    /// Creates an answer in words with a picture.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// The picture of an answer.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    /// Creates the icon of a symbol or an asset.
    public init(systemImageName: String) {}
    public init(templateImageName: String) {}
}
