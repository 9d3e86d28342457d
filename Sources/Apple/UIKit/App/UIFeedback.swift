public import Foundation

/// Something to be felt. UIKit's class; nothing is felt in a picture.
open class UIFeedbackGenerator {
    public init() {}
    /// Creates a generator for a view.
    public convenience init(view: UIView) {
        self.init()
    }
    /// Makes the device ready: it does nothing here.
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

    /// Creates a generator of strokes of a weight.
    public init(style: FeedbackStyle = .medium) {
        super.init()
    }

    public init(style: FeedbackStyle = .medium, view: UIView) {
        super.init()
    }

    /// Gives a stroke: nothing is felt here.
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A feedback for the end of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The end of a task.
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }

    /// Gives the feedback for the end of a task: nothing is felt here.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Another choice.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback for another choice: nothing is felt here.
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}

/// A feedback for drawing by hand. UIKit's class; nothing is felt.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator for a view.
    public init(view: UIView) {
        super.init()
    }

    /// Tells of things that came into line, at a place in points: nothing is felt here.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Tells of a path that was closed, at a place in points: nothing is felt here.
    open func pathCompleted(at location: CGPoint) {}
}
