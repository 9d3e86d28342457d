/// What readers set for themselves. UIKit's; nothing of it is set.
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

    /// What assistive technologies are told.
    public enum Notification: Int, Sendable {
        case announcement
        case layoutChanged
        case screenChanged
    }

    public static func post(notification: Notification, argument: Any?) {}
}
