public import Foundation

// The dragging of texts: nobody drags, so that a delegate is never asked.

/// A text that can be dragged. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDraggable: UITextInput {
    /// The delegate and the interaction of the dragging, and the look of the text meanwhile.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    var textDragInteraction: UIDragInteraction? { get }
    var isTextDragActive: Bool { get }
    var textDragOptions: UITextDragOptions { get set }
}

extension UITextDraggable {
    public var textDragInteraction: UIDragInteraction? { nil }
    public var isTextDragActive: Bool { false }
}

/// The look of a text that is dragged. UIKit's type.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A part of a text that begins to be dragged. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDragRequest: NSObjectProtocol {
    /// The part, and the things that are dragged.
    var dragRange: UITextRange { get }
    var suggestedItems: [UIDragItem] { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}

/// The delegate of dragging texts. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDragDelegate: NSObjectProtocol {
    /// The things that are dragged, their look, and the calls as they are.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
