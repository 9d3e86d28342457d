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
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { increments[state] = image }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrements[state] = image }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { pictures.backgrounds[state] = image }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { pictures[leftState, rightState] = image }
    open func incrementImage(for state: UIControl.State) -> UIImage? { increments[state] }
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrements[state] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.backgrounds[state] }
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State
    ) -> UIImage? { pictures[state, state1] }

    private var increments = ByState<UIImage>()
    private var decrements = ByState<UIImage>()
    private var pictures = PartPictures()
}
