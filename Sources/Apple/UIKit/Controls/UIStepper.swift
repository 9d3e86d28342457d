public import Foundation

/// A value that steps up and down. UIKit's class.
open class UIStepper: UIControl {
    /// The value, its range and its step.
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    /// The pictures of the stepper's parts for its states. They are kept, and not drawn.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images["+\(state.rawValue)"] = image }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images["-\(state.rawValue)"] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { images["\(state.rawValue)"] = image }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { images["\(leftState.rawValue)|\(rightState.rawValue)"] = image }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images["+\(state.rawValue)"] }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images["-\(state.rawValue)"] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images["\(state.rawValue)"] }
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
    ) -> UIImage? { images["\(state.rawValue)|\(state1.rawValue)"] }
    private var images: [String: UIImage] = [:]
}
