public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The texts, the sound and the data of the notification.
    open fileprivate(set) var title = ""
    open fileprivate(set) var subtitle = ""
    open fileprivate(set) var body = ""
    open fileprivate(set) var badge: NSNumber?
    open fileprivate(set) var sound: UNNotificationSound?
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    open fileprivate(set) var categoryIdentifier = ""
    open fileprivate(set) var threadIdentifier = ""
    open fileprivate(set) var targetContentIdentifier: String?
    open fileprivate(set) var launchImageName = ""
    open fileprivate(set) var filterCriteria: String?
    /// The weight of the notification, 0...1, and its right to interrupt.
    open fileprivate(set) var relevanceScore = 0.0
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    open fileprivate(set) var summaryArgument = ""
    open fileprivate(set) var summaryArgumentCount = 0

    /// Copies of the content, of which the second may be changed.
    open func copy(with zone: NSZone? = nil) -> Any { copied(to: UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: UNMutableNotificationContent()) }

    private func copied(to copy: UNNotificationContent) -> UNNotificationContent {
        (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
        (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
        (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
        (copy.targetContentIdentifier, copy.launchImageName) = (targetContentIdentifier, launchImageName)
        (copy.filterCriteria, copy.attachments) = (filterCriteria, attachments)
        (copy.relevanceScore, copy.interruptionLevel) = (relevanceScore, interruptionLevel)
        (copy.summaryArgument, copy.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
        return copy
    }
}

/// The content of a notification, to be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override init() {}

    // An observer that does nothing opens the setter of a property of the class above.
    open override var title: String { didSet {} }
    open override var subtitle: String { didSet {} }
    open override var body: String { didSet {} }
    open override var badge: NSNumber? { didSet {} }
    open override var sound: UNNotificationSound? { didSet {} }
    open override var userInfo: [AnyHashable: Any] { didSet {} }
    open override var categoryIdentifier: String { didSet {} }
    open override var threadIdentifier: String { didSet {} }
    open override var targetContentIdentifier: String? { didSet {} }
    open override var launchImageName: String { didSet {} }
    open override var filterCriteria: String? { didSet {} }
    open override var relevanceScore: Double { didSet {} }
    open override var interruptionLevel: UNNotificationInterruptionLevel { didSet {} }
    open override var summaryArgument: String { didSet {} }
    open override var summaryArgumentCount: Int { didSet {} }
    open override var attachments: [UNNotificationAttachment] { didSet {} }
}

/// The right of a notification to interrupt. UserNotifications' type.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}
