public import Foundation

extension UIApplication {
    /// The notifications that are to come: they are kept, and none comes.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { scheduled }
        set { scheduled = newValue ?? [] }
    }
    public func scheduleLocalNotification(_ notification: UILocalNotification) { scheduled.append(notification) }
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        scheduled.removeAll { $0 === notification }
    }
    public func cancelAllLocalNotifications() { scheduled = [] }

    /// The parts of notifications that are allowed: none. The delegate is told so.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                delegate?.application(self, didRegister: UIUserNotificationSettings(types: [], categories: nil))
            }
        }
    }

    /// - Returns: false: nothing is opened from a picture.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }

    /// Nothing of the app's state is kept.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}
}
