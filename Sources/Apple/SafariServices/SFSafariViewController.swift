// `import SafariServices` where Apple's framework is missing. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import UIKit

/// A view controller that shows a web page. Nothing is loaded: it is drawn as a box with the name of its representable.
open class SFSafariViewController: UIViewController {
    /// A way of showing a page.
    open class Configuration: NSObject {
        /// The options of reading and of the bars.
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

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

    /// Creates a view controller for an address.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// An object that is told of a page of the web.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The calls of the view controller's life.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
