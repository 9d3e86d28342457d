public import Foundation

/// Turns while something goes on. UIKit's class.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        case medium
        case large
        public static var white: Style { .medium }
        public static var gray: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    /// The size and the colour of the indicator, and its state.
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
    open var color: UIColor! = UIActivityIndicatorView.usualColor {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }
    open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
    open private(set) var isAnimating = false

    private static let usualColor = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255.0, alpha: 1)
    }

    /// Creates an indicator of a size.
    public init(style: Style) {
        self.style = style
        let side: CGFloat = style == .large ? 37 : 20
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init(coder: NSCoder) {
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (coder as? NibCoder)?.setUp(self)
    }

    /// Starts or stops the turning: a picture shows its first instant.
    open func startAnimating() { setAnimating(true) }
    open func stopAnimating() { setAnimating(false) }

    private func setAnimating(_ isAnimating: Bool) {
        guard self.isAnimating != isAnimating else { return }
        self.isAnimating = isAnimating
        setNeedsDisplay()
    }

    /// Documents of Interface Builder give it 750 along both axes.
    override func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    /// In points: 20, and 37 where it is large.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Eight blades as UIKit 26.1 draws them, in points: their distance from the middle, length and thickness, and their strengths.
    override var ownPicture: AnyView? {
        guard isAnimating || !hidesWhenStopped else { return nil }
        let isLarge = style == .large
        let (radius, length, width): (CGFloat, CGFloat, CGFloat) = isLarge ? (11.5, 12, 5) : (6.75, 6.5, 2.5)
        let strengths: [Double] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
        let (side, inset): (CGFloat, CGFloat) = isLarge ? (37, 17.5) : (20, 10)
        let middle = CGPoint(
            x: ((bounds.width - side) / 2).rounded(.down) + inset,
            y: ((bounds.height - side) / 2).rounded(.down) + inset)
        let color = (color ?? UIActivityIndicatorView.usualColor).color
        return AnyView(
            Canvas { context, _ in
                for (index, strength) in strengths.enumerated() {
                    let blade = Path(
                        roundedRect: CGRect(x: radius - length / 2, y: -width / 2, width: length, height: width),
                        cornerRadius: width / 2)
                    let turn = CGAffineTransform(translationX: middle.x, y: middle.y)
                        .rotated(by: .pi - CGFloat(index) * .pi / 4)
                    context.fill(blade.applying(turn), with: .color(color.opacity(strength)))
                }
            }
            .frame(width: bounds.width, height: bounds.height))
    }
}
