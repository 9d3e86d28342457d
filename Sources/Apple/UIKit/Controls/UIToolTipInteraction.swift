public import Foundation

/// The text beside a resting pointer. UIKit's class; there is no pointer.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    /// The text, and whether it is shown.
    open var defaultToolTip: String?
    open var isEnabled = true

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
    /// The view below.
    var targetView: UIView? { get set }
    func location(in view: UIView?) -> CGPoint
}
