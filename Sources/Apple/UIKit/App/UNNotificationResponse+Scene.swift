public import UserNotifications

extension UNNotificationResponse {
    /// The scene in which the answer is shown: none, as nobody answers.
    public var targetScene: UIScene? { nil }
}
