// `import UserNotificationsUI` where Apple's framework is missing: no notification is shown. It brings UIKit's and
// UserNotifications' names along.
@_exported public import UIKit
@_exported public import UserNotifications

/// The page that an extension shows for a notification. No system opens it.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// The calls with a notification, and with the answer to it.
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)

    /// The button for what is played: its kind, its place in points, and its colour.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }

    /// The calls of that button.
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
    public func mediaPlay() {}
    public func mediaPause() {}
}

/// The kind of the button for what is played.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    case none, `default`, overlay
}

/// The end of an answer.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

extension NSExtensionContext {
    /// The answers beside the page, which are kept, and shown nowhere.
    public var notificationActions: [UNNotificationAction] {
        get { objc_getAssociatedObject(self, actionsKey) as? [UNNotificationAction] ?? [] }
        set { objc_setAssociatedObject(self, actionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Tells the system of the page's state: there is none to be told.
    public func mediaPlayingStarted() {}
    public func mediaPlayingPaused() {}
    public func performNotificationDefaultAction() {}
    public func dismissNotificationContentExtension() {}
}

nonisolated(unsafe) private let actionsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
