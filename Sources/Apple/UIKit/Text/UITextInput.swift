public import Foundation

/// A thing with a text that is typed and selected. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The text, its places and its selection.
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    var markedTextRange: UITextRange? { get }
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func caretRect(for position: UITextPosition) -> CGRect
    func firstRect(for range: UITextRange) -> CGRect
    var textInputView: UIView { get }

    /// The text that is not yet decided, and those that are told of changes and find units.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()

    /// The places of the text in directions, and at points.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The direction and the look of the text, and the question whether it may change.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func dictationRecordingDidEnd()
    func dictationRecognitionFailed()
}

/// The answers of a thing that says no more of its text: places are compared by their numbers, and none lies at a point.
extension UITextInput {
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    public func unmarkText() {}
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: UITextDirection.layout(direction).isBackward ? -offset : offset)
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        UITextDirection.layout(direction).isBackward ? range.start : range.end
    }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let isBackward = UITextDirection.layout(direction).isBackward
        return isBackward
            ? textRange(from: beginningOfDocument, to: position) : textRange(from: position, to: endOfDocument)
    }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func dictationRecordingDidEnd() {}
    public func dictationRecognitionFailed() {}
}
