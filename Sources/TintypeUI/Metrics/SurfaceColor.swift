import TintypeGraphics
import TintypeTree

/// The colours of the surfaces that screens are made of. The figures are those that Apple's documentation of UIColor lists for
/// its system colours, where no other source is named.
enum SurfaceColor: ShapeStyle, Hashable {
    /// The style behind the rows of a list.
    case list(ListLook)
    /// A row of a grouped list.
    case card
    /// A chosen row.
    case selection
    /// Every other row, where rows are shaded: the second of AppKit's alternating backgrounds.
    case stripe
    /// The lines between rows, columns and bars.
    case separator
    /// A bar that is not clear.
    case bar
    /// A field to write in.
    case field
    /// Round surfaces of the glass of bars, which hides more than other glass: Semantics.md 10.5 gives 253 over white. Things
    /// below are seen through it, blurred and stronger in colour.
    case glass

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let color = color(in: environment)
        guard self == .glass else { return .color(color) }
        return _ResolvedStyle(.backdrop(BackdropPaint(sigma: 8, saturation: 1.8, tint: color)))
    }

    func color(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isMac = environment.platform.name == .macOS
        return switch self {
        case .list(let look): SurfaceColor.list(look, in: environment)
        case .card: SurfaceColor.card(in: environment)
        case .selection where isMac: (environment.tint ?? .blue).resolved(in: environment)
        // Measured on iOS 26.1 in light scenes.
        case .selection where !isDark && environment.platform.version >= 26: ResolvedColor(bytes: 220, 220, 220)
        case .selection: isDark ? ResolvedColor(bytes: 58, 58, 60) : ResolvedColor(bytes: 209, 209, 214)
        case .stripe: isDark ? ResolvedColor(bytes: 255, 255, 255, alpha: 0.05) : ResolvedColor(bytes: 244, 245, 245)
        case .separator:
            isDark ? ResolvedColor(bytes: 84, 84, 88, alpha: 0.6) : ResolvedColor(bytes: 60, 60, 67, alpha: 0.29)
        case .bar: isDark ? ResolvedColor(bytes: 29, 29, 29) : ResolvedColor(bytes: 249, 249, 249)
        case .field: ResolvedColor(bytes: 118, 118, 128, alpha: isDark ? 0.24 : 0.12)
        case .glass:
            isDark ? ResolvedColor(bytes: 44, 44, 46, alpha: 0.76) : ResolvedColor(bytes: 253, 253, 253, alpha: 0.76)
        }
    }

    private static func list(_ look: ListLook, in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        let isGrouped = look == .grouped || look == .insetGrouped
        if environment.platform.name == .macOS {
            if isDark { return ResolvedColor(bytes: 30, 30, 30) }
            return isGrouped ? ResolvedColor(bytes: 246, 246, 246) : .white
        }
        if isDark { return environment.isElevated ? ResolvedColor(bytes: 28, 28, 30) : .black }
        return isGrouped ? ResolvedColor(bytes: 242, 242, 247) : .white
    }

    private static func card(in environment: EnvironmentValues) -> ResolvedColor {
        guard environment.colorScheme == .dark else { return .white }
        if environment.platform.name == .macOS { return ResolvedColor(bytes: 41, 41, 41) }
        return environment.isElevated ? ResolvedColor(bytes: 44, 44, 46) : ResolvedColor(bytes: 28, 28, 30)
    }
}
