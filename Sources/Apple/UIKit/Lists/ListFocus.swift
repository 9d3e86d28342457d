public import Foundation

/// A move of the focus in a table. UIKit's class; nothing has the focus here.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The rows between which the focus moves.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection. UIKit's class; nothing has the focus here.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The cells between which the focus moves.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The look of the focus on a view. UIKit's class; it is not drawn.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    /// The effect itself, which is not changed.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo around the view that has the focus. UIKit's class; it is not drawn.
open class UIFocusHaloEffect: UIFocusEffect {
    /// The place of the halo.
    public enum Position: Int, Sendable {
        case automatic, outside, inside
    }

    /// The view beside which the halo is, the view that holds it, and its place.
    open weak var referenceView: UIView?
    open weak var containerView: UIView?
    open var position = Position.automatic
    private let shape: UIBezierPath?

    public override init() {
        shape = nil
        super.init()
    }

    /// Creates a halo of a shape; lengths are in points.
    public init(path: UIBezierPath) {
        shape = path
        super.init()
    }
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
