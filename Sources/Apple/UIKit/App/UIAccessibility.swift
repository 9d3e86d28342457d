/// The accessibility settings of readers: UIKit's type. None of them is set.
public enum UIAccessibility {
    /// The settings that readers have made: none here.
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

    /// A notification for assistive technologies.
    public enum Notification: Int, Sendable {
        case announcement
        case layoutChanged
        case screenChanged
    }

    /// Tells assistive technologies of a change: there are none here.
    public static func post(notification: Notification, argument: Any?) {}
}
