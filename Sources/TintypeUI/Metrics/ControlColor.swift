import TintypeGraphics
import TintypeTree

/// The system's colours of control parts, for both schemes.
///
/// Fills and greys: the values that Apple's UIKit documents for `systemFill`, `placeholderText` and the grouped backgrounds
/// (light and dark). They have not changed with OS 26.
enum ControlColor: ShapeStyle, Hashable {
    /// Thin parts: the track of a slider or a progress bar.
    case fill
    case secondaryFill
    /// The track of a switch that is off: on iOS 26 lighter in dark scenes than `secondaryFill`, which black would swallow.
    case switchOff
    /// Fields, and the background of bordered buttons and steppers.
    case tertiaryFill
    /// Large areas.
    case quaternaryFill
    case placeholder
    case secondaryLabel
    case tertiaryLabel
    /// The background of a group box.
    case groupedBackground
    /// The chosen segment.
    case raised
    /// The border of a field.
    case border
    /// The switch that is on.
    case on
    /// Something dangerous.
    case destructive

    func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(color(in: environment)) }

    func color(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        func pick(_ light: ResolvedColor, _ dark: ResolvedColor) -> ResolvedColor { isDark ? dark : light }
        func fill(_ bytes: (Int, Int, Int), _ light: Double, _ dark: Double) -> ResolvedColor {
            ResolvedColor(bytes: bytes.0, bytes.1, bytes.2, alpha: pick(light, dark))
        }
        func pick(_ light: Double, _ dark: Double) -> Double { isDark ? dark : light }
        return switch self {
        case .fill: fill((120, 120, 128), 0.2, 0.36)
        case .secondaryFill: fill((120, 120, 128), 0.16, 0.32)
        case .switchOff:
            isDark && environment.platform.version >= 26
                ? ResolvedColor(bytes: 63, 63, 63) : ControlColor.secondaryFill.color(in: environment)
        case .tertiaryFill: fill((118, 118, 128), 0.12, 0.24)
        case .quaternaryFill: fill((116, 116, 128), 0.08, 0.18)
        case .placeholder, .tertiaryLabel: SystemColor.label(level: 2, in: environment)
        case .secondaryLabel: SystemColor.label(level: 1, in: environment)
        case .groupedBackground: pick(ResolvedColor(bytes: 242, 242, 247), ResolvedColor(bytes: 28, 28, 30))
        case .raised: pick(.white, ResolvedColor(bytes: 99, 99, 102))
        case .border: pick(ResolvedColor(bytes: 60, 60, 67, alpha: 0.29), ResolvedColor(bytes: 84, 84, 88, alpha: 0.6))
        case .on: Color.green.resolved(in: environment)
        case .destructive: Color.red.resolved(in: environment)
        }
    }
}
