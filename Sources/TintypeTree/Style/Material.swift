import Foundation
import TintypeGraphics

/// Frosted glass over what lies below it.
///
/// The picture below is blurred, its colours made stronger, and covered by a tint, the thicker the more. Apple
/// publishes no recipe (Semantics.md 10.4): the saturation is that of CoreMaterial's names, the rest was chosen by eye.
public struct Material: ShapeStyle {
    private enum Thickness {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    private let thickness: Thickness

    /// The materials, from the thinnest to the thickest.
    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of the system's bars.
    public static let bar = Material(thickness: .bar)

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let alpha =
            switch thickness {
            case .ultraThin: isDark ? 0.55 : 0.46
            case .thin: isDark ? 0.68 : 0.62
            case .regular: isDark ? 0.78 : 0.75
            case .thick: isDark ? 0.87 : 0.86
            case .ultraThick: isDark ? 0.94 : 0.93
            case .bar: isDark ? 0.82 : 0.82
            }
        let tint = isDark ? ResolvedColor(bytes: 40, 40, 42) : ResolvedColor(bytes: 246, 246, 247)
        return _ResolvedStyle(
            .backdrop(BackdropPaint(sigma: 15, saturation: 1.8, tint: tint.opacity(alpha))))
    }

    /// The look of the material in a window that is not in front. A picture is always in front.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// The choice whether a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// The choices; a picture's window is always active.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static let defaultValue = MaterialActiveAppearance.automatic
}
private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The look of materials in windows that are not in front; a picture's window is.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }

    /// The material behind the views, which are drawn on it as on anything else; nil unless it is set here.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension ShapeStyle where Self == Material {
    /// The materials, from the thinnest to the thickest.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
