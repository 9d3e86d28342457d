public import Foundation

/// Changes a notification before it is shown. The system makes none here.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    public override init() {}

    /// Called with a notification: the closure takes it as it comes.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }
    open func serviceExtensionTimeWillExpire() {}
}
