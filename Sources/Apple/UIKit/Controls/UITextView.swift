public import Foundation

/// A field for text of several lines. UIKit's class.
open class UITextView: UIScrollView {
    /// The text of the view, plain or with attributes.
    open var text: String! = ""
    /// The font and the colour of the text.
    open var font: UIFont?
    open var textColor: UIColor?
    /// The text of the view, and the use that can be made of it.
    open var isEditable = true
    open var isSelectable = true
    open var attributedText: NSAttributedString!
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var selectedRange = NSRange(location: 0, length: 0)
    open var adjustsFontForContentSizeCategory = false
    public let textContainer = NSTextContainer()
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open override class func appearance() -> UITextView { UITextView(frame: .zero) }
}
