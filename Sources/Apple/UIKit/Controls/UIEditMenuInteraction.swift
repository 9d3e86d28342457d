public import Foundation

/// The menu of what is edited. UIKit's class; it is not drawn.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The delegate, asked for the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// The calls when the view changes, and the menu's coming and going.
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The place of a menu of what is edited. UIKit's class; in points.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    /// The name and the place.
    open private(set) var identifier: AnyHashable
    open private(set) var sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates the place of a menu.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// The direction of a menu's arrow. UIKit's type.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// The delegate of a menu of what is edited. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu, and its place.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

/// The movement of a menu of what is edited. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds what moves along, and what comes after.
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The older menu of what is edited. UIKit's class; it is not drawn.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    public static let shared = UIMenuController()
    /// The items, and whether the menu is seen.
    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool { false }
    open var menuFrame: CGRect { .zero }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu(from targetView: UIView) {}
    open func hideMenu() {}
    open func update() {}

    /// The side on which the arrow stands, and the news of the menu, which never comes.
    open var arrowDirection = ArrowDirection.default
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The side of a menu's arrow.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }
}

/// An item of the older menu. UIKit's class.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    /// The title and the deed.
    open var title: String
    open var action: Selector

    /// Creates an item that does nothing, to be replaced later.
    public convenience override init() { self.init(title: "", action: Selector("")) }

    /// Creates an item.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}
