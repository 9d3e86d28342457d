public import Foundation

/// A thing that is dragged. UIKit's class; nobody drags.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// The thing, and what the app knows of it.
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    open func setNeedsDropPreviewUpdate() {}

    /// Creates a thing that is dragged.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }
}

/// The look of a thing that is dragged. UIKit's class.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    /// The form of the preview.
    public let parameters: UIDragPreviewParameters

    /// Creates the look of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    /// Creates the look of an address.
    public convenience init(for url: URL, title: String? = nil) {
        let label = UILabel(frame: .zero)
        label.text = title ?? url.absoluteString
        self.init(view: label)
    }
}

/// Things that are dragged or dropped. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things, and their place.
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: Any.Type) -> Bool
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
    public var allowsMoveOperation: Bool { true }
    public var isRestrictedToDraggingApplication: Bool { false }
}

/// Things that are dragged. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// The facts that the app itself knows of the drag.
    var localContext: Any? { get set }
}

/// Things that are dropped. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// The source of the things, and the things themselves.
    var localDragSession: (any UIDragSession)? { get }
    @discardableResult
    func loadObjects<T>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    var progress: Progress { get }
}

extension UIDropSession {
    public var progress: Progress { Progress() }
    public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
        get { .default }
        set {}
    }
}

/// The progress that is shown of a drop. UIKit's type.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none, `default`
}

/// The deed of a drop. UIKit's type.
public enum UIDropOperation: UInt, Sendable {
    case cancel, forbidden, copy, move
}

/// The answer to things above a view. UIKit's class.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
    /// The deed of the drop.
    public let operation: UIDropOperation
    open var isPrecise = false
    open var prefersFullSizePreview = false

    /// Creates an answer.
    public init(operation: UIDropOperation) {
        self.operation = operation
    }
}

/// The dropping on a view. UIKit's class; nobody drops.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate, told of drops.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of dropping. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// The answers to things above the view, and the drop.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
