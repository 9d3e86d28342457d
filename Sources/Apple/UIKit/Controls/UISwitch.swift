/// A switch. UIKit's class.
open class UISwitch: UIControl {
    /// The look of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// The state and colours of the switch.
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
