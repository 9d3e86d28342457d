public import Foundation

/// A finger on the screen. UIKit's class; a stage has one.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The part of a touch's life.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The kind of what touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    /// The number of taps, the force, and the places of the touch, in points.
    open internal(set) var tapCount = 0
    open internal(set) var phase = Phase.ended
    open var type: TouchType { .direct }
    open internal(set) var timestamp: TimeInterval = 0
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    open func location(in view: UIView?) -> CGPoint { place.inside(view) }
    open func previousLocation(in view: UIView?) -> CGPoint { placeBefore.inside(view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The places of the finger now and before.
    var place = TouchPlace()
    var placeBefore = TouchPlace()
    /// The responder that the touch has come to; nil where none has kept it.
    weak var keeper: UIResponder?
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// The facts of a touch that a pencil may tell later.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }
}

/// An event of touches, presses or motion. UIKit's class; the finger of a stage makes some.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    /// The kind of a motion or of a remote control's command.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack
    }

    /// The kind of the event, and its touches.
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var allTouches: Set<UITouch>?
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A press of a button or key. UIKit's class.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// The button or key.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }

    /// The button or key, and its force.
    open var type: PressType { .select }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
    open var phase: Phase { .ended }
    open var timestamp: TimeInterval { 0 }
    open var window: UIWindow? { nil }
    open var responder: UIResponder? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }

    /// The part of a press's life.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }
}

/// An event of presses. UIKit's class.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    /// The all presses.
    open var allPresses: Set<UIPress> { [] }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard. UIKit's class.
@MainActor @preconcurrency
open class UIKey: NSObject {
    /// The characters of the key.
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A view in place of the keyboard. UIKit's class.
open class UIInputView: UIView {
    /// The background of the view.
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    /// The background, and the way of sizing.
    open private(set) var inputViewStyle: Style
    open var allowsSelfSizing = false

    /// Creates a view of no size, and one with the usual background.
    public convenience init() { self.init(frame: .zero, inputViewStyle: .default) }
    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }
    /// Creates a view with a background.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
