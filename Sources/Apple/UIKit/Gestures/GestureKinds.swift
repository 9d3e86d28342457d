public import Foundation
import TintypeTree

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The numbers of taps and fingers.
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        let count = max(numberOfTapsRequired, 1)
        let taps = course.presses.prefix(count)
        if numberOfTouchesRequired > 1 || course.pinch != nil || taps.contains(where: { $0.reach > GestureReach.tap }) {
            return fail()
        }
        if taps.count == count, taps.last?.isDown == false { state = .ended }
    }

    /// A tap keeps none from being recognized that wants more of them.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }
}

/// The ways that fingers go in gestures, in points: UIKit's taps may stray by 10, its drags begin there, and its swipes are 50 long.
enum GestureReach {
    static let tap: CGFloat = 10
    static let drag: CGFloat = 10
    static let swipe: CGFloat = 50
    /// The longest time of a swipe, in seconds.
    static let swipeTime = 0.5
}

/// A recognizer of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fingers, and the distance of the drag, in points of a view.
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    open func translation(in view: UIView?) -> CGPoint {
        guard let touch, let start else { return .zero }
        let (from, to) = (start.inside(view), touch.location(in: view))
        return CGPoint(x: to.x - from.x + moved.x, y: to.y - from.y + moved.y)
    }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        start = touch?.place
        moved = translation
    }
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// The place that the way counts from, what it was said to be there, and the finger's speed in points a second.
    private var start: TouchPlace?
    private var moved = CGPoint.zero
    private var speed = CGPoint.zero

    override func meet(_ finger: HostedTouch, press: Int, _ touch: UITouch) {
        super.meet(finger, press: press, touch)
        (start, moved, speed) = (touch.place, .zero, .zero)
    }

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        let press = course.presses[0]
        speed = CGPoint(x: course.velocity.width, y: course.velocity.height)
        guard course.pinch == nil, minimumNumberOfTouches <= 1 else { return fail() }
        if isGoing {
            if !press.isDown { state = .ended } else if touch?.phase == .moved { state = .changed }
        } else if !press.isDown {
            fail()
        } else if press.reach >= GestureReach.drag {
            state = .began
        }
    }
}

/// A recognizer of dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []

    /// A drag begins within 20 points of an edge of the window.
    override var shouldBegin: Bool {
        guard let view, let touch, super.shouldBegin else { return false }
        let (way, window) = (translation(in: nil), view.outermost)
        let (end, size) = (touch.location(in: nil), window.bounds.size)
        let start = CGPoint(x: end.x - way.x, y: end.y - way.y)
        return edges.contains(.left) && start.x < 20 && way.x > 0
            || edges.contains(.right) && start.x > size.width - 20 && way.x < 0
            || edges.contains(.top) && start.y < 20 && way.y > 0
            || edges.contains(.bottom) && start.y > size.height - 20 && way.y < 0
    }
}

/// A recognizer of pinching.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale, and its change in a second.
    open var scale: CGFloat = 1
    open private(set) var velocity: CGFloat = 0

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        if let pinch = course.pinch {
            (scale, velocity) = (CGFloat(pinch.magnification), CGFloat(pinch.speed))
            if course.isDown, pinch.magnification != 1 { state = isGoing ? .changed : .began }
        }
        if !course.isDown { if isGoing { state = .ended } else { fail() } }
    }

    override func meet(_ finger: HostedTouch, press: Int, _ touch: UITouch) {
        super.meet(finger, press: press, touch)
        scale = 1
    }
    /// Fingers that pinch may turn as well.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIRotationGestureRecognizer)
    }
}

/// A recognizer of turning two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle of the turn, in radians, and its change in a second.
    open var rotation: CGFloat = 0
    open private(set) var velocity: CGFloat = 0

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        if let pinch = course.pinch {
            (rotation, velocity) = (CGFloat(pinch.rotation.radians), CGFloat(pinch.angularSpeed.radians))
            if course.isDown, pinch.rotation != .zero { state = isGoing ? .changed : .began }
        }
        if !course.isDown { if isGoing { state = .ended } else { fail() } }
    }

    override func meet(_ finger: HostedTouch, press: Int, _ touch: UITouch) {
        super.meet(finger, press: press, touch)
        rotation = 0
    }
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIPinchGestureRecognizer)
    }
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

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        let press = course.presses[0]
        guard course.pinch == nil, numberOfTouchesRequired <= 1,
            press.last.time - press.first.time <= GestureReach.swipeTime
        else { return fail() }
        let way = CGPoint(
            x: press.last.place.x - press.first.place.x, y: press.last.place.y - press.first.place.y)
        let isAcross = abs(way.x) > abs(way.y)
        if max(abs(way.x), abs(way.y)) >= GestureReach.swipe {
            let gone: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
            if direction.contains(gone) { state = .ended } else { fail() }
        } else if !press.isDown {
            fail()
        }
    }
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time of the press in seconds, the distance that is allowed in points, and the taps and fingers.
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    private var due: Double?

    override var wake: Double? { known == .possible ? due : nil }

    override func follow(_ finger: HostedTouch) {
        let course = course(of: finger)
        guard course.pinch == nil, numberOfTouchesRequired <= 1 else { return fail() }
        if isGoing {
            if !course.isDown { state = .ended } else if touch?.phase == .moved { state = .changed }
            return
        }
        guard course.presses.count > numberOfTapsRequired else { return }
        let press = course.presses[numberOfTapsRequired]
        let end = press.first.time + minimumPressDuration
        due = end
        let isFar = press.points.contains {
            $0.time < end
                && hypot($0.place.x - press.first.place.x, $0.place.y - press.first.place.y) > allowableMovement
        }
        if isFar { return fail() }
        if course.now >= end - 1e-9 {
            state = .began
            if !press.isDown, isGoing { state = .ended }
        } else if !press.isDown {
            fail()
        }
    }
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
