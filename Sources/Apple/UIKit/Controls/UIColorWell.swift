public import Foundation

/// A colour to choose. UIKit's class.
open class UIColorWell: UIControl {
    /// The colour, and the title of its picker.
    open var selectedColor: UIColor?
    open var title: String?
    open var supportsAlpha = true
}

/// The progress of a page. UIKit's class.
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
    /// The progress, 0...1, and whether it is seen.
    open var currentProgress: Float = 0
    open var progressVisible = true
    open var progressImage: UIImage?

    public override init() {
        super.init()
    }
}

/// The progress of pages that turn by themselves. UIKit's class; none turns here.
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The time that a page stays, in seconds.
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }
    open func resumeTimer() {}
    open func pauseTimer() {}

    /// Creates the progress of pages that stay so long.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
    }
}
