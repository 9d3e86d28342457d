public import Foundation

/// The progress of the page that is shown. UIKit's class.
@MainActor @preconcurrency
open class UIPageControlProgress: NSObject {
    /// The progress, 0...1, the choice whether it is seen, which it is not, and the delegate.
    open var currentProgress: Float = 0
    open var isProgressVisible: Bool { false }
    open weak var delegate: (any UIPageControlProgressDelegate)?

    public override init() {
        super.init()
    }
}

/// The progress of pages that turn by themselves. UIKit's class; none turns here.
open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The time that a page stays, in seconds, and the choice whether the first follows the last.
    open var preferredDuration: TimeInterval
    open var resetsToInitialPageAfterEnd = false
    open var isRunning: Bool { false }
    open func resumeTimer() {}
    open func pauseTimer() {}

    /// Creates the progress of pages that stay so long.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
    }

    /// The time that one page stays, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
    private var durations: [Int: TimeInterval] = [:]
}

/// The delegate of a page's progress. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// The progress with which a page begins, 0...1, and the call as the progress comes and goes.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The delegate of pages that turn by themselves. UIKit's protocol.
@MainActor @preconcurrency
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// The call as time goes, and the answer whether a page may follow.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
