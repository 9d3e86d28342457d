public import Foundation

/// A line or several of text. UIKit's class.
open class UILabel: UIView {
    /// The text of the label and its look; lengths are in points.
    open var text: String?
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var shadowColor: UIColor?
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    open override class func appearance() -> UILabel { UILabel(frame: .zero) }
    open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UILabel {
        appearance()
    }
}

/// A picture. UIKit's class.
open class UIImageView: UIView {
    /// The pictures of the view, and their movement.
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open func startAnimating() {}
    open func stopAnimating() {}

    /// Creates a view of a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// Turns while something goes on. UIKit's class.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        case medium
        case large
    }

    /// The size and the colour of the indicator, and its state.
    open var style = Style.medium
    open var color: UIColor?
    open var hidesWhenStopped = true
    open private(set) var isAnimating = false
    open override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView(frame: .zero) }

    /// Creates an indicator of a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    /// Starts or stops the turning: it is a state alone here.
    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

/// The effect on the picture behind a view. UIKit's class.
open class UIVisualEffect: @unchecked Sendable {
    public init() {}
}

/// A blurred background. UIKit's class.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The thickness of a blur, and its lightness.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view with an effect on what is behind it. UIKit's class.
open class UIVisualEffectView: UIView {
    /// The effect, and the view in front of it.
    open var effect: UIVisualEffect?
    public let contentView = UIView(frame: .zero)

    /// Creates a view with an effect.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
