public import Foundation

// The dropping on texts: nobody drops, so that a delegate is never asked.

/// A text on which can be dropped. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The delegate and the interaction of the dropping.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    var textDropInteraction: UIDropInteraction? { get }
    var isTextDropActive: Bool { get }
}

extension UITextDroppable {
    public var textDropInteraction: UIDropInteraction? { nil }
    public var isTextDropActive: Bool { false }
}

/// The answer to things above a text. UIKit's class.
open class UITextDropProposal: UIDropProposal {
    /// The part of the text that a drop changes.
    public enum Action: UInt, Sendable {
        case insert, replaceSelection, replaceAll
    }

    /// The progress that is shown.
    public enum ProgressMode: UInt, Sendable {
        case system, custom
    }

    /// The one who changes the text.
    public enum Performer: UInt, Sendable {
        case view, delegate
    }

    /// The manner of the drop.
    open var dropAction = Action.insert
    open var dropProgressMode = ProgressMode.system
    open var dropPerformer = Performer.view
    open var useFastSameViewOperations = false

    public override init(operation: UIDropOperation) {
        super.init(operation: operation)
    }

    /// Creates an answer that copies, and changes a part of the text.
    public convenience init(dropAction: Action) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}

/// The use of a text that cannot be changed, when something is dropped. UIKit's type.
public enum UITextDropEditability: UInt, Sendable {
    case no, temporary, yes
}

/// A drop on a text. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDropRequest: NSObjectProtocol {
    /// The place, the answer that would be given, and what is dropped.
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}

/// The delegate of dropping on texts. UIKit's protocol.
@MainActor @preconcurrency
public protocol UITextDropDelegate: NSObjectProtocol {
    /// The answers to things above the text, and the drop.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// The calls as things come above the text and go.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
