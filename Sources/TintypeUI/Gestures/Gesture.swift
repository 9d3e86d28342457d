/// Something that is done with fingers or a pointer. In a picture nobody does it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that is made of no other.
@MainActor @preconcurrency
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension Gesture where Body == Never {
    /// Stops the program: the gesture is made of no other.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

}

/// The gestures that are recognized.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture, its type erased.
public struct AnyGesture<Value>: _PrimitiveGesture {
    /// Creates the erased form of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Keys that are held down together with others.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
