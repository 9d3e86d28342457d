/// A gesture of the hand that stands for a tap.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The shortcut of the main action.
    public static let primaryAction = HandGestureShortcut()
}
