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

    /// Creates a blur of a style.
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
