// `import UserNotifications` where Apple's framework is missing. It brings Foundation along.
@_exported public import Foundation

/// The place where an app asks for notifications. Nobody allowed any: each request is refused with
/// ``UNError/Code/notificationsNotAllowed``, and none is ever pending or delivered. Categories are kept.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()
    /// The delegate.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let lock = NSLock()
    /// Only read and written under the lock.
    private var categories: Set<UNNotificationCategory> = []

    /// The centre of the app.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Indicates whether notifications can have views of the app's own.
    open var supportsContentExtensions: Bool { false }

    // MARK: Permission

    /// - Returns: false: nobody is there to allow it.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }

    /// The user's choices.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Gives the user's choices.
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

    /// The requests that wait.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// Gives the requests that wait.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler([]) }

    /// The notifications that were delivered.
    open func deliveredNotifications() async -> [UNNotification] { [] }

    /// Gives the notifications that were delivered.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }

    /// Removes requests that wait, or notifications that were delivered.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    open func removeAllPendingNotificationRequests() {}
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}

    // MARK: Categories and badges

    /// Sets the categories of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// The categories of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Gives the categories of notifications.
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
