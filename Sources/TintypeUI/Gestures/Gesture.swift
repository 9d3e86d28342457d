public import TintypeTree

/// Something that is done with fingers. In a picture nobody does it; a ``ViewStage`` has a finger.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// Finds what the course of a finger means to the gesture. One of users is what its body is.
    func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        body._recognize(course, &memory)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Never> {
        switch self {}
    }
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

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        self?._recognize(course, &memory) ?? .failed
    }
}
