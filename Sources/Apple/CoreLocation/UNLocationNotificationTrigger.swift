public import UserNotifications

/// That a notification comes at a place. UserNotifications' class, which names a region of this framework.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The place.
    public let region: CLRegion

    /// Creates a trigger at a place.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
