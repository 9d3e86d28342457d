public import Foundation

/// A line or several of text. UIKit's class.
open class UILabel: UIView {
    private var content: NSAttributedString?
    /// Indicates whether the text was set with attributes, which go before the label's own look.
    private var isAttributed = false

    /// The text of the label, plain or with attributes.
    open var text: String? {
        get { content?.string }
        set {
            (content, isAttributed) = (newValue.map { NSAttributedString(string: $0) }, false)
            textDidChange()
        }
    }
    open var attributedText: NSAttributedString? {
        get { content }
        set {
            (content, isAttributed) = (newValue, newValue != nil)
            takeOverStyle()
            textDidChange()
        }
    }
    /// The look of the text; lengths are in points. A part that is set after a text with attributes holds for all of it.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if let font { setAttribute(.font, font) }
            textDidChange()
        }
    }
    open var textColor: UIColor! = .label {
        didSet {
            if let textColor { setAttribute(.foregroundColor, textColor) }
            if !isArranged { setNeedsDisplay() }
        }
    }
    /// True while a view around gives the label its look as it lays it out, which asks for no other drawing.
    var isArranged = false
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    private var isTakingOver = false
    /// The alignment that was said of the whole text, and not by its paragraphs.
    private var ownAlignment: NSTextAlignment?
    open var textAlignment: NSTextAlignment {
        get { ownAlignment ?? style?.alignment ?? .natural }
        set {
            ownAlignment = newValue
            if !isArranged { setNeedsDisplay() }
        }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var numberOfLines = 1 { didSet { textDidChange() } }
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
    open var allowsDefaultTighteningForTruncation = false
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    open var showsExpansionTextWhenTruncated = false

    /// Creates a label, which takes no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareForNib()
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    /// UIKit 26.1's labels hug their text more closely in height than other views do.
    override func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? UILayoutPriority(251) : .defaultLow
    }

    private func textDidChange() {
        guard !isTakingOver else { return }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Takes over the look of the beginning of a text with attributes, as UIKit does.
    private func takeOverStyle() {
        guard let content, isAttributed, content.length > 0 else { return }
        isTakingOver = true
        defer { isTakingOver = false }
        let attributes = content.attributes(at: 0, effectiveRange: nil)
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            ownAlignment = nil
            lineBreakMode = style.lineBreakMode
        }
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }

    /// The style of the text's beginning.
    private var style: NSParagraphStyle? {
        guard let content, isAttributed, content.length > 0 else { return nil }
        return content.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard isAttributed, !isTakingOver, let content, content.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: content)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.content = changed
    }

    // MARK: The text as it is set

    private var shownColor: UIColor {
        (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }

    /// - Parameter limit: The most lines; 0 for as many as there are.
    private func drawn(_ limit: Int) -> DrawnText? {
        guard let content, content.length > 0 else { return nil }
        let traits = traitCollection
        var rules = DrawnText.Rules()
        rules.lineLimit = limit > 0 ? limit : nil
        rules.lineBreakMode = lineBreakMode
        rules.alignment = ownAlignment
        if adjustsFontSizeToFitWidth { rules.minimumScale = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1 }
        rules.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if traits.displayScale > 0 { rules.scale = traits.displayScale }
        rules.font = font ?? .systemFont(ofSize: 17)
        let first = content.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? rules.font
        rules.typeSize = usedTypeSize(of: first)
        rules.color = shownColor.color
        return DrawnText(content, rules)
    }

    /// The place of the text in a rectangle, in points: in the middle of its height.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let drawn = drawn(numberOfLines) else { return CGRect(origin: bounds.origin, size: .zero) }
        // A single line is as wide as its words, whatever the width.
        let isOpen = numberOfLines == 1 && bounds.height > UILabel.unlimited / 2
        let width = bounds.width > UILabel.unlimited / 2 || isOpen ? nil : bounds.width
        var size = drawn.measures(width: width).size
        guard bounds.height < UILabel.unlimited / 2 else { return CGRect(origin: bounds.origin, size: size) }
        size.height = min(size.height, max(bounds.height, 0))
        let x: CGFloat =
            switch (drawn.alignment, drawn.rules.isRightToLeft) {
            case (.leading, false), (.trailing, true): bounds.minX
            case (.center, _): bounds.midX - size.width / 2
            case (.trailing, false), (.leading, true): bounds.maxX - size.width
            }
        return CGRect(
            x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// A length, in points, that stands for none.
    private static let unlimited: CGFloat = 1_000_000

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? min(size.width, UILabel.unlimited) : UILabel.unlimited
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : fittingWidth ?? UILabel.unlimited
        return sizeThatFits(CGSize(width: width, height: UILabel.unlimited))
    }

    /// The width that the layout has given, while the height at that width is asked for: subclasses add to ``intrinsicContentSize``.
    private var fittingWidth: CGFloat?

    override func contentSize(fitting width: CGFloat) -> CGSize {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return intrinsicContentSize }
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        guard let drawn = drawn(numberOfLines) else {
            let font = font ?? .systemFont(ofSize: 17)
            return (font.ascender, -font.descender)
        }
        let width = numberOfLines == 1 || bounds.width <= 0 ? nil : bounds.width
        let measures = drawn.measures(width: width)
        let added = max(0, (contentSize(fitting: bounds.width).height - measures.size.height) / 2)
        return (measures.firstBaseline + added, measures.size.height - measures.lastBaseline + added)
    }

    // MARK: Drawing

    private let drawing = DrawnTexts()

    /// Draws the text into a rectangle, in points: what subclasses change it to is drawn.
    open func drawText(in rect: CGRect) {
        if let drawn = drawn(numberOfLines) { drawing.add(drawn, in: rect) }
    }

    override var ownPicture: AnyView? {
        let size = bounds.size
        let (texts, board) = drawing.gather(in: size) { drawText(in: CGRect(origin: .zero, size: size)) }
        guard !texts.isEmpty || board != nil else { return super.ownPicture }
        var picture = ControlPicture(size)
        for (text, rect) in texts { picture.add(shown(text, in: rect), in: rect) }
        picture.add(board)
        return picture.view(opacity: isEnabled ? 1 : 0.45)
    }

    private func shown(_ text: DrawnText, in rect: CGRect) -> AnyView {
        let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        var shown = text.placed(in: size)
        if let shadowColor {
            shown = AnyView(
                shown.shadow(color: shadowColor.color, radius: 0, x: shadowOffset.width, y: shadowOffset.height))
        }
        // UIKit cuts off what is higher than the label.
        if text.measures(width: size.width).size.height > size.height + 2 { shown = AnyView(shown.clipped()) }
        return shown
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
