public import Foundation

/// Something to be felt. UIKit's class; nothing is felt in a picture.
open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}
}

/// A strike.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the feedback.
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle = .medium) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// A feedback for the end of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Another choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
