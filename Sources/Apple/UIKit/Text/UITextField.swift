public import Foundation

/// A field for a line of text. UIKit's class.
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable, UILetterformAwareAdjusting {
    /// The border of a field.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The times at which an overlay of a field is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The end of typing.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    private var typed = TypedText(text: "") {
        didSet {
            guard typed.text != oldValue.text else { return }
            attributed = nil
            contentDidChange()
        }
    }
    /// The text with the attributes that it was given, until another one is typed.
    private var attributed: NSAttributedString?
    /// The text of the field, and its look.
    open var text: String? {
        get { typed.text }
        set {
            typed = TypedText(text: newValue ?? "", selection: NSRange(location: newValue?.utf16.count ?? 0, length: 0))
            attributed = nil
        }
    }
    /// The first letter's font and colour become the field's own.
    open var attributedText: NSAttributedString? {
        get { attributed ?? NSAttributedString(string: typed.text) }
        set {
            text = newValue?.string
            attributed = newValue
            if let newValue, newValue.length > 0 {
                let attributes = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = attributes[.font] as? UIFont { self.font = font }
                if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
            }
            contentDidChange()
        }
    }
    open var placeholder: String? {
        didSet {
            attributedPlaceholder = nil
            contentDidChange()
        }
    }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
    open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var defaultTextAttributes: UITextAttributes = [:] {
        didSet {
            if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
            if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
            contentDidChange()
        }
    }
    open var typingAttributes: UITextAttributes?
    open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false { didSet { setNeedsDisplay() } }
    open var minimumFontSize: CGFloat = 0

    /// The behavior of typing, and the views beside the text.
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    open var allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
    open var leftView: UIView? { didSet { sideDidChange(from: oldValue) } }
    open var leftViewMode = ViewMode.never { didSet { sideDidChange(from: nil) } }
    open var rightView: UIView? { didSet { sideDidChange(from: oldValue) } }
    open var rightViewMode = ViewMode.never { didSet { sideDidChange(from: nil) } }
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
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    open var textContentType: UITextContentType!
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var passwordRules: UITextInputPasswordRules?

    /// The places of the parts, which subclasses change; in points. UIKit 26.1 sets text 7 points beside a border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24
        return CGRect(x: side, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, atStart: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, atStart: false, in: bounds) }
    open func drawText(in rect: CGRect) { if let text = setText { drawing.add(text, in: rect) } }
    open func drawPlaceholder(in rect: CGRect) { if let text = setPlaceholder { drawing.add(text, in: rect) } }
    let drawing = DrawnTexts()
    /// Called when the text, its font or what is beside it changes.
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
    private func sideDidChange(from old: UIView?) {
        if old !== leftView, old !== rightView { old?.removeFromSuperview() }
        contentDidChange()
    }
    open override var intrinsicContentSize: CGSize { usualSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }
    override var baselines: (first: CGFloat, last: CGFloat)? { usualBaselines }
    override var ownPicture: AnyView? { picture }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSides()
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    override func mayFocus(_ isFirst: Bool) -> Bool { mayEdit(isFirst) }
    override func focusDidChange(_ isFirst: Bool) { editingDidChange(isFirst) }
    override func answerTap(at point: CGPoint) {
        if showsClearButton, clearButtonRect(forBounds: bounds).contains(point) {
            clear()
        } else {
            becomeFirstResponder()
        }
    }
    /// Puts another text in the place of a part, as keys do.
    func takeTyped(_ range: NSRange, _ text: String) { typed.replace(range, text) }

    /// The notifications of typing.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    /// The text as what is typed changes it.
    open var hasText: Bool { !typed.text.isEmpty }
    open func insertText(_ text: String) { typed.replace(typed.selection, text) }
    open func deleteBackward() {
        let selection = typed.selection
        guard selection.length == 0 else { return typed.replace(selection, "") }
        if selection.location > 0 { typed.replace(NSRange(location: selection.location - 1, length: 1), "") }
    }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(typed.selection.location, NSMaxRange(typed.selection)) }
        set {
            guard let newValue else { return }
            typed.selection = NSRange(
                location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
        }
    }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(typed.count) }
    open var markedTextRange: UITextRange? { nil }
    open func text(in range: UITextRange) -> String? { typed.part(range) }
    open func replace(_ range: UITextRange, withText text: String) {
        typed.replace(
            NSRange(location: range.start.offset, length: range.end.offset - range.start.offset), text)
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

    /// The parts around the typing of a field, which do nothing.
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

    /// The dragging of the text, and the key under which the news of an end tells its reason.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open var interactionState: Any?
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
    open var textDragOptions: UITextDragOptions = []
    open var sizingRule = UILetterformAwareSizingRule.typographic
}

/// The delegate of a text field. UIKit's protocol; a stage types.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// The calls while text is typed into the field.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
