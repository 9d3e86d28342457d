public import Foundation

/// The button of a shield that was tapped.
public enum ShieldAction: Int, Sendable {
    case primaryButtonPressed, secondaryButtonPressed
}

/// The answer to a tap on a shield.
public enum ShieldActionResponse: Int, Sendable {
    case none, close, `defer`
}

/// Answers to taps on shields. There are none.
open class ShieldActionDelegate: NSObject {
    /// Called for an app, a site and a kind: never. Unless it is overridden, the shield stays as it is.
    open func handle(
        action: ShieldAction, for application: ApplicationToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for webDomain: WebDomainToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
    open func handle(
        action: ShieldAction, for category: ActivityCategoryToken,
        completionHandler: @escaping (ShieldActionResponse) -> Void
    ) { completionHandler(.none) }
}
