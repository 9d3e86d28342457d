public import TintypeTree

/// Moves a window: SwiftUI's gesture. No window is moved in a picture.
public struct WindowDragGesture: _PrimitiveGesture {
    /// The value of the gesture, which is empty.
    public struct Value: Equatable, Sendable {}

    nonisolated public init() {}

    public func _recognize(_ course: _TouchCourse, _ memory: inout _GestureMemory) -> _GesturePhase<Value> { .failed }
}
