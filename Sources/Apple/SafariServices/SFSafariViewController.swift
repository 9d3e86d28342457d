// `import SafariServices` where Apple's framework is missing. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// A view controller that shows a web page. Nothing is loaded: it is drawn as a box with the name of its representable.
open class SFSafariViewController: UIViewController, _UndrawnResponder {
    /// A way of showing a page.
    open class Configuration: NSObject {
        /// The options of reading and of the bars.
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        open var activityButton: ActivityButton?

        public override init() {}
    }

    /// A label of the button that leaves a page.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// The options of the view controller.
    public let configuration: Configuration
    /// An object that is told, once it is set, that the page was not loaded.
    open weak var delegate: (any SFSafariViewControllerDelegate)? {
        didSet {
            DispatchQueue.main.async { [self] in
                MainActor.assumeIsolated { delegate?.safariViewController(self, didCompleteInitialLoad: false) }
            }
        }
    }
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    /// A button of the app's own beside the page's address.
    open class ActivityButton: NSObject {
        /// The picture, and the extension that is opened.
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        /// Creates a button.
        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
        }
    }

    /// A connection that was made beforehand: none is.
    open class PrewarmingToken: NSObject, @unchecked Sendable {
        /// Ends the preparation, of which there is none.
        open func invalidate() {}
    }
    /// Prepares connections: none is made.
    open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

    /// The data that pages keep: none.
    open class DataStore: NSObject, @unchecked Sendable {
        public static let `default` = DataStore()
        /// Forgets what pages kept, which is nothing.
        open func clearWebsiteData(completionHandler completion: (() -> Void)? = nil) { completion?() }
        open func clearWebsiteData() async {}
    }

    /// Creates a view controller for an address.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller that reads the page where it can, as was said before there were configurations.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }
}

/// An object that is told of a page of the web.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The calls of the view controller's life.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
