public import Foundation

/// A line or several of text. UIKit's class.
open class UILabel: UIView {
    private var content: NSAttributedString?
    /// The text of the label, plain or with attributes.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue }
    }
    /// The look of the text; lengths are in points.
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var minimumScaleFactor: CGFloat = 0
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var showsExpansionTextWhenTruncated = false

    /// The place of the text, and its drawing, which subclasses change; in points.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func sizeToFit() { frame.size = intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        guard let content, content.length > 0 else { return .zero }
        return content.string.size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)])
    }

    /// The look on a blur, and the movement of a text that is too long. Neither is drawn.
    open var preferredVibrancy = UILabelVibrancy.automatic
    open var enablesMarqueeWhenAncestorFocused = false
    open var sizingRule = UILetterformAwareSizingRule.oversize
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

/// The place of a text that was made smaller. UIKit's type.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

/// The look of a label on a blur. UIKit's type.
public enum UILabelVibrancy: Int, Sendable {
    case none, automatic
}
