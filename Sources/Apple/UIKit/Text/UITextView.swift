public import Foundation

/// A field for text of several lines. UIKit's class.
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable, UILetterformAwareAdjusting {
    private var content: NSAttributedString {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            textStorage.setAttributedString(newValue)
            contentDidChange()
        }
    }
    /// Indicates whether the text was set with attributes, which go before the view's own look.
    private var isAttributed = false
    private var typed: TypedText { TypedText(text: content.string, selection: selectedRange) }
    /// The delegate, told of the text as well as of scrolling. It is kept where all scroll views keep theirs.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    /// The text of the view, plain or with attributes.
    open var text: String! {
        get { content.string }
        set {
            isAttributed = false
            content = NSAttributedString(string: newValue ?? "")
        }
    }
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            isAttributed = newValue != nil
            content = newValue ?? NSAttributedString(string: "")
        }
    }
    /// The look of the text. A part that is set after a text with attributes holds for all of it.
    open var font: UIFont? {
        didSet {
            setAttribute(.font, font)
            contentDidChange()
        }
    }
    open var textColor: UIColor? {
        didSet {
            setAttribute(.foregroundColor, textColor)
            setNeedsDisplay()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var typingAttributes: UITextAttributes = [:]
    open var linkTextAttributes: UITextAttributes! = [:]
    open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
    open var borderStyle = BorderStyle.none
    /// The use that can be made of the text.
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false
    open var usesStandardTextScaling = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var selectedRange = NSRange(location: 0, length: 0)
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    override func mayFocus(_ isFirst: Bool) -> Bool { mayEdit(isFirst) }
    override func focusDidChange(_ isFirst: Bool) { editingDidChange(isFirst) }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isEditable { super.touchesCancelled(touches, with: event) }
    }
    /// Puts another text in the place of a part, as keys do.
    func takeTyped(_ range: NSRange, _ text: String) { change { $0.replace(range, text) } }
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The text as its parts share it: the region's layout may bring one along. The lines are set by the view.
    open private(set) var textStorage: NSTextStorage
    open private(set) var textContainer: NSTextContainer
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
    open override var isScrollEnabled: Bool { didSet { contentDidChange() } }
    open private(set) var layoutManager: NSLayoutManager

    /// The keyboard.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var passwordRules: UITextInputPasswordRules?

    /// The border of a view.
    public enum BorderStyle: Int, Sendable {
        case none, roundedRect
    }

    /// Creates a view with a region for its lines.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer()
        let manager = container.layoutManager ?? NSLayoutManager()
        let storage = manager.textStorage ?? NSTextStorage()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(frame: frame)
        // UIKit's views of text have a ground of their own.
        backgroundColor = .systemBackground
        clipsToBounds = true
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates one.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        let (container, manager, storage) = (NSTextContainer(), NSLayoutManager(), NSTextStorage())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (textContainer, layoutManager, textStorage) = (container, manager, storage)
        super.init(coder: coder)
    }

    override func prepareForNib() { clipsToBounds = true }

    /// The notifications of typing.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        guard isAttributed, let value, textStorage.length > 0 else { return }
        textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout and drawing

    /// The text with the rules of its region; nil for an empty one. UIKit's font, where none is said, is of 12 points.
    private var setText: DrawnText? {
        guard textStorage.length > 0 else { return nil }
        let limit = textContainer.maximumNumberOfLines
        var rules = textRules(
            font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label, lines: limit > 0 ? limit : nil)
        rules.typeSize = usedTypeSize(of: rules.font)
        rules.lineBreakMode = textContainer.lineBreakMode
        if !isAttributed || textAlignment != .natural { rules.alignment = textAlignment }
        rules.linkAttributes = [.foregroundColor: tintColor ?? UIColor.link]
        rules.linkAttributes.merge(linkTextAttributes ?? [:]) { $1 }
        return DrawnText(content, rules)
    }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The size of the text and its insets at a width, in points; nil for a width as it likes.
    private func textSize(_ width: CGFloat?) -> CGSize {
        let insets = insets
        let line = ((font ?? .systemFont(ofSize: 12)).lineHeight * 3).rounded(.up) / 3
        let text = setText?.measures(width: width.map { max(1, $0 - insets.left - insets.right) }).size
        var height = text?.height ?? line
        if textStorage.string.hasSuffix("\n") { height += line }
        return CGSize(
            width: (text?.width ?? 0) + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return textSize(nil)
    }
    override func contentSize(fitting width: CGFloat) -> CGSize {
        guard !isScrollEnabled, width > 0 else { return intrinsicContentSize }
        return CGSize(width: intrinsicContentSize.width, height: textSize(width).height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        let fitting = textSize(isLimited ? size.width : nil)
        return CGSize(width: isLimited ? min(size.width, fitting.width) : fitting.width, height: fitting.height)
    }
    override var baselines: (first: CGFloat, last: CGFloat)? {
        let width = bounds.width > 0 ? max(1, bounds.width - insets.left - insets.right) : nil
        guard let measures = setText?.measures(width: width) else { return nil }
        return (
            insets.top + measures.firstBaseline, insets.bottom + measures.size.height - measures.lastBaseline
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: bounds.width, height: textSize(bounds.width).height)
        if contentSize != size { contentSize = size }
    }

    override var ownPicture: AnyView? {
        guard let text = setText else { return super.ownPicture }
        let insets = insets
        let width = max(1, bounds.width - insets.left - insets.right)
        let height = text.measures(width: width).size.height
        var picture = ControlPicture(bounds.size)
        if borderStyle == .roundedRect {
            let shape = RoundedRectangle(cornerRadius: 6)
            picture.add(
                shape.strokeBorder(UIColor.separator.color, lineWidth: 0.5),
                in: CGRect(origin: .zero, size: bounds.size))
        }
        let place = CGRect(
            x: insets.left - contentOffset.x, y: insets.top - contentOffset.y, width: width, height: height)
        picture.add(text.placed(in: place.size, .top), in: place)
        return AnyView(picture.view().clipped())
    }

    private func change(_ change: (inout TypedText) -> Void) {
        var typed = typed
        change(&typed)
        content = NSAttributedString(string: typed.text)
        selectedRange = typed.selection
    }

    /// The text as what is typed changes it.
    open var hasText: Bool { content.length > 0 }
    open func insertText(_ text: String) { change { $0.replace($0.selection, text) } }
    open func deleteBackward() {
        let range = selectedRange
        if range.length > 0 {
            change { $0.replace(range, "") }
        } else if range.location > 0 {
            change { $0.replace(NSRange(location: range.location - 1, length: 1), "") }
        }
    }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange.location, NSMaxRange(selectedRange)) }
        set {
            guard let newValue else { return }
            selectedRange = NSRange(
                location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
        }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(typed.count) }
    open var markedTextRange: UITextRange? { nil }
    open func text(in range: UITextRange) -> String? { typed.part(range) }
    open func replace(_ range: UITextRange, withText text: String) {
        change {
            $0.replace(NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), text)
        }
    }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition.offset, toPosition.offset)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...typed.count).contains(place) ? UITextPosition(place) : nil
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    /// The parts around the typing of a view, which do nothing.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    open weak var inputDelegate: (any UITextInputDelegate)?
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var supportsAdaptiveImageGlyph = false
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
    open func unmarkText() {}
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    open var isWritingToolsActive: Bool { false }
    open var textDragOptions: UITextDragOptions = []
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: UITextDirection.layout(direction).isBackward ? -offset : offset)
    }
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? UIFindInteraction() : nil }
    open var textLayoutManager: NSTextLayoutManager? { nil }
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?

    /// The looks of marked texts, the panel of forms, and the state of the view's selection. They change nothing here.
    open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    open var textFormattingConfiguration: UITextFormattingViewController.Configuration?
    open var interactionState: Any?
    open var sizingRule = UILetterformAwareSizingRule.typographic
    open var selectionAffinity = UITextStorageDirection.forward
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
}
