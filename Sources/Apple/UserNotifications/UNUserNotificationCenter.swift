// `import UserNotifications` where Apple's framework is missing. It brings Foundation along.
@_exported public import Foundation

/// The place where an app asks for notifications. Nobody allowed any: each request is refused with
/// ``UNError/Code/notificationsNotAllowed``, and none is ever pending or delivered. Categories are kept.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let lock = NSLock()
    /// Only read and written under the lock.
    private var categories: Set<UNNotificationCategory> = []

    open class func current() -> UNUserNotificationCenter { shared }

    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// - Returns: false: nobody is there to allow it.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    // MARK: Requests

    /// Refuses the request.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.notificationsNotAllowed)) }

    /// Refuses the request.
    open func add(_ request: UNNotificationRequest) async throws { throw UNError(.notificationsNotAllowed) }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler([]) }

    open func deliveredNotifications() async -> [UNNotification] { [] }

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}

    // MARK: Categories and badges

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        completionHandler(lock.withLock { categories })
    }

    /// Refuses the badge.
    open func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }

    /// Refuses the badge.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(UNError(.notificationsNotAllowed)) }
}
