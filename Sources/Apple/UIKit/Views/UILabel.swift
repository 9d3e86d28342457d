public import Foundation

/// A line or several of text. UIKit's class.
open class UILabel: UIView {
    /// The text of the label and its look; lengths are in points.
    open var text: String?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open override class func appearance() -> UILabel { UILabel(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UILabel {
        appearance()
    }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
