public import Foundation

/// The accessibility settings of readers: UIKit's type. None of them is set.
public enum UIAccessibility {
    /// The settings that readers have made: none here.
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var buttonShapesEnabled: Bool { false }

    /// The notifications of settings that change, which none does here.
    public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatus")
    public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatus")
    public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatus")
    public static let boldTextStatusDidChangeNotification = name("BoldTextStatus")
    public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatus")
    public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatus")
    public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatus")
    public static let switchControlStatusDidChangeNotification = name("SwitchControlStatus")
    public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatus")
    public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatus")
    public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatus")
    public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatus")
    public static let shakeToUndoDidChangeNotification = name("ShakeToUndo")
    public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatus")
    public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatus")
    public static let differentiateWithoutColorDidChangeNotification = name("DifferentiateWithoutColor")
    public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatus")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatus")
    public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabels")
    public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatus")
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")

    /// The notice that hearing devices were connected to other ears; it is never given.
    public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// The names of the facts of such notifications.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    private static func name(_ setting: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(setting)DidChangeNotification")
    }

    /// A notification for assistive technologies.
    public enum Notification: Int, Sendable {
        case announcement
        case layoutChanged
        case screenChanged
        case pageScrolled
        case pauseAssistiveTechnology
        case resumeAssistiveTechnology
    }

    /// Tells assistive technologies of a change: there are none here.
    public static func post(notification: Notification, argument: Any?) {}

    /// Asks for one app alone on the screen: the closure is told that it is not.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// The thing that has a technology's focus: none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        nil
    }

    /// A technology for reading a screen.
    public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The cause of a change of a magnified place.
    public enum ZoomType: Int, Sendable {
        case insertionPoint
    }

    /// Tells the magnifier of a place, in points: there is none.
    @MainActor @preconcurrency
    public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    @MainActor @preconcurrency
    public static func registerGestureConflictWithZoom() {}

    /// A frame or a path of a view in the screen's coordinates, in points; views are not placed here.
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
    @MainActor @preconcurrency
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath { path }
}
