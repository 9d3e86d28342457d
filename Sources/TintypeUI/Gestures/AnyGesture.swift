public import TintypeTree

/// A gesture, its type erased.
public struct AnyGesture<Value>: _PrimitiveGesture {
    private let recognize: (_TouchCourse, inout _GestureMemory) -> _GesturePhase<Value>

    /// Creates the erased form of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognize = { gesture._recognize($0, &$1) }
    }

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> {
        recognize(course, &memory)
    }
}
