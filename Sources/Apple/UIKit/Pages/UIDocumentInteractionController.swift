public import Foundation

/// Shows a document. UIKit's class; nothing is shown.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file, and its name.
    open var url: URL?
    open var name: String?
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Creates a controller for a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Shows the file, or a menu of what can be done with it: nothing is shown here.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
}

/// The delegate of a document interaction controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The calls before and after a preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
}
