public import Foundation

/// A question of the time before ``UIAlertController``. UIKit's class: it is not shown, and nobody presses its buttons.
open class UIAlertView: UIView {
    /// The texts, and the delegate.
    open var title = ""
    open var message: String?
    open weak var delegate: AnyObject?
    open var alertViewStyle = UIAlertViewStyle.default
    private var buttons: [String] = []
    private lazy var fields = [UITextField(), UITextField()]

    /// Creates a question.
    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
        otherButtonTitles moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    /// The buttons by their numbers; -1 where there is none.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }
    open var numberOfButtons: Int { buttons.count }
    open var cancelButtonIndex = -1
    open var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// The field of a number: two of a name and a password, else one.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let count = [.default: 0, .loginAndPasswordInput: 2][alertViewStyle] ?? 1
        return textFieldIndex < count ? fields[textFieldIndex] : nil
    }

    /// Shows the question, or takes it away: it is not shown here.
    open var isVisible: Bool { false }
    open func show() {}
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}

/// The fields of such a question. UIKit's type.
public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// The delegate of such a question. UIKit's protocol; nothing here calls it.
@MainActor @preconcurrency
public protocol UIAlertViewDelegate: AnyObject {
    /// The call of a button that was pressed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

/// Choices of the time before ``UIAlertController``. UIKit's class: they are not shown, and nobody makes one.
open class UIActionSheet: UIView {
    /// The text, and the delegate.
    open var title = ""
    open weak var delegate: (any UIActionSheetDelegate)?
    private var buttons: [String] = []

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

    /// The buttons by their numbers; -1 where there is none.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        buttons.append(title ?? "")
        return buttons.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? {
        buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil
    }
    open var numberOfButtons: Int { buttons.count }
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1

    /// Shows the choices: they are not shown here.
    open var isVisible: Bool { false }
    open func show(in view: UIView) {}
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {}
    open func show(from item: UIBarButtonItem, animated: Bool) {}
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
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
