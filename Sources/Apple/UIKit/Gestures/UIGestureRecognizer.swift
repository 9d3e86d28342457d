public import Foundation
import TintypeTree

/// Recognizes what fingers do. UIKit's class; the finger of a stage is followed.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    /// The state of the recognizer, its delegate, and its view.
    open var state: State {
        get { known }
        set { if let finger { finger.change(self, to: newValue) } else { known = newValue } }
    }
    open var isEnabled = true {
        didSet {
            guard !isEnabled, isOpen else { return }
            if isGoing { state = .cancelled } else { fail() }
        }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var buttonMask: UIEvent.ButtonMask { [] }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var numberOfTouches: Int { finger == nil && touch == nil ? 0 : 1 }
    /// The state as it is, the finger that is followed, the number of its press that came first, and the touch that came last.
    var known = State.possible
    weak var finger: HostedTouch?
    var firstPress = 0
    var touch: UITouch?
    /// The state that the recognizer would have if those failed that it waits for.
    private(set) var wish: State?
    private var needed: [WeakRecognizer] = []
    private var targets: [(object: Weak, action: Selector)] = []

    private struct Weak {
        weak var object: AnyObject?
    }

    private struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer that calls a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Adds or removes a target.
    open func addTarget(_ target: Any, action: Selector) {
        targets.append((Weak(object: target as AnyObject), action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { target == nil || $0.object.object === target as AnyObject? }
    }

    /// The place of the fingers, in points of a view.
    open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        needed.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Told once a storyboard or a nib has made the recognizer and connected it.
    open func awakeFromNib() {}

    /// The calls of touches, for recognizers of one's own.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: The finger of a stage

    /// Finds what the finger's course so far means to a recognizer of UIKit's own. One of an app is told of touches.
    func follow(_ finger: HostedTouch) {}
    /// The instant at which something may become of the gesture though nothing moves, in seconds of the scene's clock; nil for none.
    var wake: Double? { nil }
    /// The condition of the recognizer itself, which is asked before its delegate.
    var shouldBegin: Bool { true }

    /// Indicates whether the recognizer still waits for more of the finger.
    var isOpen: Bool { finger != nil && (known == .possible || isGoing) }
    var isGoing: Bool { known == .began || known == .changed }

    func meet(_ finger: HostedTouch, press: Int, _ touch: UITouch) {
        (self.finger, firstPress, self.touch) = (finger, press, touch)
        (known, wish) = (.possible, nil)
    }

    /// Leaves the finger, whose last place is kept.
    func leave() {
        guard finger != nil else { return }
        finger = nil
        (known, wish) = (.possible, nil)
        reset()
    }

    func fail() {
        (known, wish) = (.failed, nil)
    }

    func wait(for state: State) { wish = state }

    func takeWish() -> State? {
        defer { wish = nil }
        return wish
    }

    func callTargets() {
        for target in targets where target.object.object != nil {
            target.action._perform(on: target.object.object, self)
        }
    }

    /// Returns whether the recognizer waits for another to fail.
    func needsFailure(of other: UIGestureRecognizer) -> Bool {
        needed.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// The presses of the finger since the recognizer met it.
    func course(of finger: HostedTouch) -> _TouchCourse { finger.course(from: firstPress) }
}

extension UIEvent {
    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
    }
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
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}
