public import Foundation

/// The effect on the picture behind a view. UIKit's class.
open class UIVisualEffect: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

/// A blurred background. UIKit's class.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The thickness of a blur, and its lightness.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a light blur.
    public override convenience init() { self.init(style: .light) }
    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// The colours of what stands on a blur. UIKit's class.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// Creates the effect without a blur.
    public override init() {
        super.init()
    }

    /// Creates the effect for a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        super.init()
    }
    open class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
        UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: vibrancyStyle)
    }
    open class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
    open class func widgetSecondary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .secondaryLabel) }
    open class func notificationCenter() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
}

/// The use of what stands on a blur. UIKit's type.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Glass. UIKit's class.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// The clearness of glass.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    let style: Style
    /// The colour of the glass, and whether it answers touches.
    open var tintColor: UIColor?
    open var isInteractive = false

    public override init() {
        style = .regular
        super.init()
    }

    /// Creates glass of a clearness.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Glass whose parts flow together. UIKit's class.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// In points.
    open var spacing: CGFloat = 0
}

/// A view with an effect on what is behind it. UIKit's class.
open class UIVisualEffectView: UIView {
    /// The effect, and the view in front of it.
    open var effect: UIVisualEffect?
    open private(set) var contentView = UIView(frame: .zero)

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
