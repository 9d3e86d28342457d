public import Foundation

/// The text beside a resting pointer. UIKit's class; there is no pointer.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The text, and whether it is shown.
    open var defaultToolTip: String?
    open var isEnabled = true
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    public override init() {
        super.init()
    }

    /// Creates an interaction with a text.
    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The text at a place of the pointer. UIKit's class.
@MainActor @preconcurrency
open class UIToolTipConfiguration: NSObject {
    /// The text, and the rectangle that it is of, in points.
    public let toolTip: String
    public let sourceRect: CGRect

    /// Creates a text of a rectangle.
    public init(toolTip: String, in sourceRect: CGRect = .null) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
    }
}

/// The delegate of texts beside a pointer. UIKit's protocol; there is no pointer.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// The text at a place, in points.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}

/// The opening of a thing above which something is held in a drag. UIKit's class; nobody drags.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction with the closure that opens.
    public init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.handler = handler
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The place of what is held above a thing. UIKit's protocol.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state, and the view and the thing below.
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// The state of a thing above which something is held. UIKit's type.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

/// A thing that opens when something is held above it. UIKit's protocol; nobody drags.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// The choice whether it opens.
    var isSpringLoaded: Bool { get set }
}
