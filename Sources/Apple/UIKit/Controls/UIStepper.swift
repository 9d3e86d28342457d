public import Foundation

/// A value that steps up and down. UIKit's class.
open class UIStepper: UIControl {
    /// The value, its range and its step.
    open var value: Double = 0 { didSet { keepInRange() } }
    open var minimumValue: Double = 0 { didSet { keepInRange() } }
    open var maximumValue: Double = 100 { didSet { keepInRange() } }
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    /// The pictures of the stepper's parts for its states; those behind and between the parts are kept, and not drawn.
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

    private func keepInRange() {
        let kept = value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
        if kept != value { value = kept }
        setNeedsDisplay()
    }

    /// The size of UIKit 26.1's steppers in points, whatever is set.
    static let size = CGSize(width: 94, height: 32)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { bounds.size = UIStepper.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
    }
    /// Indicates whether a part has a picture of its own, so that SwiftUI's stepper does not stand for this one.
    private var isOwn: Bool { incrementImage(for: state) != nil || decrementImage(for: state) != nil }
    override var isSwiftUIs: Bool { !isOwn }
    override func answerTap(at point: CGPoint) { step(up: (point.x > bounds.midX) != isRightToLeft) }

    /// Goes a step up or down as a finger does.
    func step(up isUp: Bool) {
        var next = value + (isUp ? stepValue : -stepValue)
        if wraps { next = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next }
        take(next)
    }

    private func take(_ next: Double) {
        let old = value
        value = next
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// The value for the stepper of SwiftUI that stands in this one's place.
    private var shown: Binding<Double> {
        Binding {
            self.value
        } set: { value in
            self.take(value)
        }
    }

    /// Documents of Interface Builder give it 750 along both axes.
    override func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    open override var intrinsicContentSize: CGSize { UIStepper.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    override var ownPicture: AnyView? {
        guard isOwn else {
            let range = minimumValue...max(minimumValue, maximumValue)
            return AnyView(
                Stepper("", value: shown, in: range, step: max(stepValue, 0.000_001)).labelsHidden()
                    .disabled(!isEnabled)
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
                    .frame(width: bounds.width, height: bounds.height))
        }
        var picture = ControlPicture(UIStepper.size)
        picture.addCapsule(UIColor.tertiarySystemFill.color, in: CGRect(origin: .zero, size: UIStepper.size))
        let signs = [decrementImage(for: state), incrementImage(for: state)]
        for (index, name) in ["minus", "plus"].enumerated() {
            guard let image = signs[index] ?? UIImage(systemName: name) else { continue }
            let place = UIView.ContentMode.center.place(of: image.size, in: CGSize(width: 47, height: 32))
            picture.add(
                image, in: mirrored(place.offsetBy(dx: CGFloat(index) * 47, dy: 0)), tint: tintColor ?? .label)
        }
        return picture.view(opacity: isEnabled ? 1 : 0.5)
    }
}
