import TintypeTree

/// Moves a window: SwiftUI's gesture. No window is moved in a picture.
public struct WindowDragGesture: _PrimitiveGesture {
    /// Where the window is moved to; it says nothing.
    public struct Value: Equatable, Sendable {}

    nonisolated public init() {}
}
