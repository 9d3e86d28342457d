public import Foundation

/// A field for a line of text. UIKit's class.
open class UITextField: UIControl {
    /// The text of the field, its look, and its keyboard.
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var clearButtonMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var textContentType: UITextContentType?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var borderStyle = BorderStyle.none
    open var attributedPlaceholder: NSAttributedString?
    open var inputAccessoryView: UIView?
    open var leftView: UIView?
    open var rightView: UIView?
    open override class func appearance() -> UITextField { UITextField(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITextField {
        appearance()
    }

    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The times at which an overlay of a field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }
}
