public import Foundation

/// The opening of a thing above which something is held in a drag. UIKit's class; nobody drags.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?

    /// Creates an interaction. The closure, which would open, is not kept.
    public init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {}

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
