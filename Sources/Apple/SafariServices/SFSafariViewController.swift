// `import SafariServices` where Apple's framework is missing. It brings Foundation and UIKit's names along.
@_exported public import Foundation
@_exported public import Tintype

/// A page of the web. Nothing is loaded: it is drawn as a box with the name of its representable.
open class SFSafariViewController: UIViewController {
    /// How a page is shown.
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true

        public override init() {}
    }

    /// How a page is left.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url URL: URL, configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// What is told of a page of the web.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
