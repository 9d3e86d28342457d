public import Foundation

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The numbers of taps and fingers.
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
}

/// A recognizer of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fingers, and the distance of the drag, in points of a view.
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
}

/// A recognizer of pinching.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale, and its change in a second.
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// A recognizer of turning two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle of the turn, in radians, and its change in a second.
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The direction, and the number of fingers.
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time of the press in seconds, the distance that is allowed in points, and the taps and fingers.
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
}

/// A recognizer of a pointer above a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The height of the pointer, 0...1, and its angle.
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

/// The devices whose scrolling counts as dragging.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Edges of a rectangle. UIKit's type.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Something that a view takes part in: dragging, dropping, menus. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    /// The view, and the calls when it changes.
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
