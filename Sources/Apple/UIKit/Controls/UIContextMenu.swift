public import Foundation

/// The menu and the preview of a view that is pressed for long. UIKit's class; a stage takes an action by its title.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The name of the configuration, and the closures of the preview and the menu.
    open private(set) var identifier: any NSCopying
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var badgeCount = 0
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    let previewProvider: (() -> UIViewController?)?
    let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// The pressing for a menu, as an interaction. UIKit's class.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// The calls when the view changes, and the menu's end and place.
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() {}
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    open var menuAppearance: Appearance { .unknown }

    /// The look of a menu.
    public enum Appearance: UInt, Sendable {
        case unknown, rich, compact
    }
}

/// The delegate of the pressing for a menu. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a place, and the calls as it comes and goes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// The movement of a menu. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The preview, and changes that go along.
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The movement of a menu whose preview opens. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The preferred commit style.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The opening of a menu's preview. UIKit's type.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// The look of a view that is lifted. UIKit's class.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    /// The view, and its look.
    open private(set) var view: UIView
    open private(set) var parameters: UIPreviewParameters
    open private(set) var target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }

    /// Creates a preview of a view, where it is or elsewhere.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
    }
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// The preview elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The place to which a lifted view moves. UIKit's class.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    /// The view around, the centre in points, and the turn.
    open private(set) var container: UIView
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
    }
}

/// The place to which a dropped view moves. UIKit's class.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The look of a view that is dragged. UIKit's class.
open class UITargetedDragPreview: UITargetedPreview {
    /// Creates the look of an address.
    public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
        let label = UILabel(frame: .zero)
        label.text = title ?? url.absoluteString
        self.init(view: label, parameters: UIDragPreviewParameters(), target: target)
    }

    /// The preview elsewhere.
    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The look of a lifted view's edge. UIKit's class.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The outline that is seen, the shadow's, and the background.
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground
    open var appliesShadow = true

    public override init() {
        super.init()
    }

    /// Creates the look of lines of text, of which each is given by its rectangle in points.
    public init(textLineRects: [NSValue]) {
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }
}
