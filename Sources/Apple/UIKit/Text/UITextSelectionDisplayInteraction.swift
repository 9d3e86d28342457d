public import Foundation

/// The caret, highlight and handles of a text that a view shows itself. UIKit's class; they are not shown.
@MainActor @preconcurrency
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view, the choice whether the selection is shown, the text, and the delegate.
    open private(set) weak var view: UIView?
    open var isActivated = false
    open private(set) weak var textInput: (any UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The views of the selection.
    open var cursorView: any UIView & UITextCursorView = SelectionCursor()
    open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlight()
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        SelectionHandle(direction: .leading), SelectionHandle(direction: .trailing),
    ]

    /// Creates the selection of a text.
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        (self.textInput, self.delegate) = (textInput, delegate)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The calls after the selection or the layout has changed.
    open func setNeedsSelectionUpdate() {}
    open func layoutManagedSubviews() {}
}

/// The delegate of a selection. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view that the highlight lies in, below the text.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The caret of a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextCursorView: UICoordinateSpace {
    /// The choice whether it blinks, and the start of blinking anew.
    var isBlinking: Bool { get set }
    func resetBlinkAnimation()
}

/// The highlight of a selection. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A handle at an end of a selection. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The end, the choice whether the text runs down, and a shape of one's own.
    var direction: NSDirectionalRectEdge { get }
    var isVertical: Bool { get set }
    var customShape: UIBezierPath? { get set }
    /// The frame of the handle at a rectangle of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

private final class SelectionCursor: UIView, UITextCursorView {
    var isBlinking = true
    func resetBlinkAnimation() {}
}

private final class SelectionHighlight: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = []
}

private final class SelectionHandle: UIView, UITextSelectionHandleView {
    let direction: NSDirectionalRectEdge
    var isVertical = false
    var customShape: UIBezierPath?

    init(direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    func preferredFrame(for rect: CGRect) -> CGRect { rect }
}

/// The loupe above a caret that is moved. UIKit's class; it is not shown.
@MainActor @preconcurrency
open class UITextLoupeSession: NSObject {
    public required override init() {
        super.init()
    }

    /// Begins at a place; the loupe grows out of a caret or handle.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> Self? { Self() }
    /// Moves the loupe, and ends.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    open func invalidate() {}
}
