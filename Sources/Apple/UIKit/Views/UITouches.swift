public import Foundation

/// A finger on the screen. UIKit's class; nobody touches a picture.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The number of taps, the force, and the places of the touch, in points.
    open var tapCount: Int { 0 }
    open var force: CGFloat { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event of touches, presses or motion. UIKit's class; nothing happens to a picture.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of a motion.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    /// The touches of the event.
    open var allTouches: Set<UITouch>? { nil }
}

/// Recognizes what fingers do. UIKit's class; it recognizes nothing here.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    /// The state of the recognizer, its delegate, and its view.
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var view: UIView? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }

    public override init() {}
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The numbers of taps and fingers.
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// A recognizer of dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The distance of the drag, in points of a view.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of pinching.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// A recognizer of turning two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle of the turn, in radians.
    open var rotation: CGFloat = 0
}

/// A recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time of the press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
}

/// The delegate of a gesture recognizer. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// The questions before a gesture is recognized.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    /// The recognizers of the view, and its place among other views.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    public var gestureRecognizers: [UIGestureRecognizer]? { nil }
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    public func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
}

extension UIAppearance {
    /// The object whose properties set the looks of such views within others. SwiftUI's views here take theirs from
    /// modifiers.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
}

/// Puts a picture among the user's photographs. There are none here: nothing is kept, and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIImage: Hashable {
    public static func == (a: UIImage, b: UIImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSObjectProtocol {
    /// Returns whether it is of a class, or of one that inherits from it. Linux's Foundation lacks this of Apple's
    /// protocol.
    public func isKind(of aClass: AnyClass) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == aClass { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Returns whether it is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
