public import Foundation
public import UIKit

/// The page of an extension that shares: a field for a text, with a bar above it.
open class SLComposeServiceViewController: UIViewController, _UndrawnResponder, UITextViewDelegate {
    /// The field of the text, the text and what stands there while it is empty.
    open private(set) lazy var textView: UITextView! = {
        let field = UITextView(frame: .zero)
        field.delegate = self
        return field
    }()
    open var contentText: String! { textView.text }
    open var placeholder: String!
    /// The number of letters that may follow; nil for as many as one likes.
    open var charactersRemaining: NSNumber!
    /// The controller that offers ends of words.
    open var autoCompletionViewController: UIViewController!

    open override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }

    /// Called when the page has come, when it is to be sent and when it is given up: nobody does either.
    open func presentationAnimationDidFinish() {}
    open func didSelectPost() { extensionContext?.completeRequest(returningItems: []) }
    open func didSelectCancel() { cancel() }
    open func cancel() { extensionContext?.cancelRequest(withError: CocoaError(.userCancelled)) }

    /// Indicates whether the text may be sent, which `validateContent()` asks again.
    open func isContentValid() -> Bool { true }
    open func validateContent() { _ = isContentValid() }

    /// The rows below the text, of `SLComposeSheetConfigurationItem`, and the view beside it.
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
        navigationController?.pushViewController(viewController, animated: false)
    }
    open func popConfigurationViewController() { _ = navigationController?.popViewController(animated: false) }
    open func loadPreviewView() -> UIView! { nil }
}

/// The class above a row, without an initializer that has no arguments: the row's own may fail.
open class _SheetItemBase: NSObject {
    init(_own: Void) {}
}

/// A row below the text.
open class SLComposeSheetConfigurationItem: _SheetItemBase {
    /// The texts of the row, and its state.
    open var title: String!
    open var value: String!
    open var valuePending = false
    /// Called when the row is touched: nobody does.
    open var tapHandler: SLComposeSheetConfigurationItemTapHandler!

    public init!() {
        super.init(_own: ())
    }
}

/// The closure for a touch.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void
