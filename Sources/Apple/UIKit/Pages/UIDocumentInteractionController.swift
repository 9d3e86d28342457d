public import Foundation

/// Shows a document. UIKit's class; nothing is shown.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
    /// The file, and its name.
    open var url: URL?
    open var name: String?
    /// The type of the file, what is said along with it, and its pictures: there are none.
    open var uti: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
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
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    /// Takes away what is shown: there is nothing.
    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The place of a preview, and the calls before and after it, which nothing here makes.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        .zero
    }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        nil
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}
