// `import Social` where Apple's framework is missing: no service has an account. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// The services that systems before iOS 11 knew.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// The outcome of composing.
public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled, done
}

/// The closure for the outcome.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A page to write to a service. No service has an account, and it says so.
open class SLComposeViewController: UIViewController, _UndrawnResponder {
    /// The service.
    open var serviceType: String! { service }
    private let service: String?
    /// Called when the person is done: nobody is.
    open var completionHandler: SLComposeViewControllerCompletionHandler!

    /// Creates a page for a service.
    public init!(forServiceType serviceType: String!) {
        service = serviceType
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Indicates whether a service can be written to: false.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// Puts a text, a picture or an address on the page, which is refused, or takes them off, of which there are none.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult
    open func add(_ url: URL!) -> Bool { false }
    @discardableResult
    open func removeAllImages() -> Bool { true }
    @discardableResult
    open func removeAllURLs() -> Bool { true }
}
