public import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public let name: UNNotificationSoundName?

    public init(named name: UNNotificationSoundName) {
        self.name = name
    }

    private override init() {
        name = nil
    }

    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
}

public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}
