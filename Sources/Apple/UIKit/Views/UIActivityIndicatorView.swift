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
    open var style = Style.medium
    open var color: UIColor!
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    /// Creates an indicator of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        (coder as? NibCoder)?.setUp(self)
    }

    /// Starts or stops the turning: it is a state alone here.
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
