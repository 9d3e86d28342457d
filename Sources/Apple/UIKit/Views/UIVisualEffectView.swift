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
        prepareForNib()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForNib() { addSubview(contentView) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if contentView.frame != bounds { contentView.frame = bounds }
    }

    /// A blur is a material of SwiftUI's, and glass its glass; what stands on them is drawn in its own colours.
    override var ownPicture: AnyView? {
        switch effect {
        case let blur as UIBlurEffect: AnyView(BlurPicture(style: blur.style, corners: corners))
        case let glass as UIGlassEffect: AnyView(GlassPicture(glass: glass, corners: corners))
        default: super.ownPicture
        }
    }

    /// The corners that were said; nil for none.
    private var corners: LayerCorners? {
        if let layerCorners { return layerCorners }
        guard layer.cornerRadius > 0 else { return nil }
        return LayerCorners(radius: layer.cornerRadius, layer.maskedCorners, layer.cornerCurve)
    }
}

/// The material of a blur.
private struct BlurPicture: View {
    let style: UIBlurEffect.Style
    let corners: LayerCorners?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        EffectShape(corners: corners, isCapsule: false).fill(material).environment(\.colorScheme, ownScheme ?? scheme)
    }

    private var material: Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        default: .regular
        }
    }

    /// The scheme of a style that follows no other; nil for the one around.
    private var ownScheme: ColorScheme? {
        switch style {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        default: nil
        }
    }
}

/// Glass without anything on it.
private struct GlassPicture: View {
    let glass: UIGlassEffect
    let corners: LayerCorners?

    var body: some View {
        Color.clear.glassEffect(
            (glass.style == .clear ? Glass.clear : .regular).tint(glass.tintColor.map { Color(uiColor: $0) }),
            in: EffectShape(corners: corners, isCapsule: true))
    }
}

/// The shape of an effect: that of the view's corners. Glass without any is a capsule.
private struct EffectShape: Shape {
    let corners: LayerCorners?
    let isCapsule: Bool

    func path(in rect: CGRect) -> Path {
        if let corners { return corners.path(in: rect) }
        return isCapsule ? Capsule().path(in: rect) : Path(rect)
    }
}
