public import Foundation

/// Choices of the time before ``UIAlertController``. UIKit's class: they are not shown, and nobody makes one.
open class UIActionSheet: _ButtonsView {
    /// The text, and the delegate.
    open var title = ""
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The button that destroys something; -1 where there is none.
    open var destructiveButtonIndex = -1

    /// Creates choices.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Shows the choices: they are not shown here.
    open func show(in view: UIView) {}
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {}
    open func show(from item: UIBarButtonItem, animated: Bool) {}
}

/// The delegate of such choices. UIKit's protocol; nothing here calls it.
@MainActor @preconcurrency
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// The call of a button that was pressed.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}
