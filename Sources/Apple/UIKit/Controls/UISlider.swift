/// A choice of a few. UIKit's class.
public final class UISegmentedControl: UIControl, UIAppearance {
    /// The segment that is chosen, and the looks of the segments.
    public var selectedSegmentTintColor: UIColor?
    public var selectedSegmentIndex = -1
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    public func setTitleTextAttributes(_ attributes: UITextAttributes?, for state: UIControl.State) {}
    public override class func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}

/// A switch. UIKit's class.
public final class UISwitch: UIControl, UIAppearance {
    /// The state and colours of the switch.
    public var onTintColor: UIColor?
    public var isOn = false
    public var thumbTintColor: UIColor?
    public override class func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

/// A value on a line. UIKit's class.
public final class UISlider: UIControl, UIAppearance {
    /// The value, its range and its look.
    public var minimumTrackTintColor: UIColor?
    public var value: Float = 0
    public var minimumValue: Float = 0
    public var maximumValue: Float = 1
    public func setValue(_ value: Float, animated: Bool) { self.value = value }
    public var maximumTrackTintColor: UIColor?
    public var thumbTintColor: UIColor?
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    public override class func appearance() -> UISlider { UISlider(frame: .zero) }
}
