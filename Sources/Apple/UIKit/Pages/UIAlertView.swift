import Foundation

/// A question of the time before ``UIAlertController``. UIKit's class: it is not shown, and nobody presses its buttons.
open class UIAlertView: _ButtonsView {
    /// The texts, and the delegate.
    open var title = ""
    open var message: String?
    open weak var delegate: AnyObject?
    open var alertViewStyle = UIAlertViewStyle.default
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

    /// The first button that does not cancel; -1 where there is none.
    open var firstOtherButtonIndex: Int { (0..<numberOfButtons).first { $0 != cancelButtonIndex } ?? -1 }

    /// The field of a number: two of a name and a password, else one; nil for other numbers.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let count = [.default: 0, .loginAndPasswordInput: 2][alertViewStyle] ?? 1
        return (0..<count).contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// Shows the question: it is not shown here.
    open func show() {}
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

/// The buttons of questions and of choices of that time, which are known by their numbers.
open class _ButtonsView: UIView {
    private var buttons: [String] = []

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

    /// False: nothing of it is shown, so that nothing is taken away.
    open var isVisible: Bool { false }
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}
