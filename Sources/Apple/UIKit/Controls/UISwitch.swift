public import Foundation

/// A switch. UIKit's class.
open class UISwitch: UIControl {
    /// The look of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// The state and colours of the switch.
    open var isOn = false { didSet { setNeedsDisplay() } }
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { preferredStyle == .checkbox ? .checkbox : .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func answerTap(at point: CGPoint) {
        isOn.toggle()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The size of UIKit 26.1's switches in points, whatever is set; two of its width stand outside of the rectangle to which
    /// layout aligns them.
    static let size = CGSize(width: 63, height: 28)
    private static let thumb = CGSize(width: 37, height: 24)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { bounds.size = UISwitch.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    /// Documents of Interface Builder give it 750 along both axes.
    override func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    open override var intrinsicContentSize: CGSize { CGSize(width: 61, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    private static let offColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 63 / 255.0, alpha: 1)
            : UIColor(red: 120 / 255.0, green: 120 / 255.0, blue: 128 / 255.0, alpha: 0.16)
    }

    override var ownPicture: AnyView? {
        var picture = ControlPicture(UISwitch.size)
        let track = CGRect(origin: .zero, size: UISwitch.size)
        let ground = isOn ? onTintColor ?? ofAll?.onTintColor ?? .systemGreen : UISwitch.offColor
        picture.addCapsule(ground.color, in: track)
        let (inset, thumb): (CGFloat, CGSize) = (2, UISwitch.thumb)
        let x = isOn != isRightToLeft ? track.maxX - inset - thumb.width : inset
        picture.addThumb(
            (thumbTintColor ?? ofAll?.thumbTintColor ?? .white).color,
            in: CGRect(origin: CGPoint(x: x, y: inset), size: thumb), hasShadow: isEnabled)
        return picture.view(opacity: isEnabled ? 1 : 0.5)
    }
}
