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

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
}

/// The right of a notification to interrupt. UserNotifications' type.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}
