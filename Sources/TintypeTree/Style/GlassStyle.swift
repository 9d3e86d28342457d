import Foundation
import TintypeGraphics

/// Liquid Glass: a little frosted, its colours made stronger, bent along the rim.
///
/// The ground is seen through it, as in pictures of iOS 26; the figures of Semantics.md 10.5 are those of bars, which hide more.
package struct GlassStyle: ShapeStyle {
    let tint: Color?
    let isClear: Bool

    /// The breadth of the rim, in points.
    static let rim: CGFloat = 10

    package init(tint: Color?, isClear: Bool) {
        self.tint = tint
        self.isClear = isClear
    }

    package func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        var cover =
            isDark
            ? ResolvedColor(bytes: 40, 40, 42, alpha: isClear ? 0.12 : 0.5)
            : ResolvedColor(bytes: 253, 253, 253, alpha: isClear ? 0.08 : 0.5)
        if let color = tint?.resolved(in: environment) {
            // A tint colours the glass through, and leaves a little of what is below.
            cover = color.opacity(0.8)
        }
        var paint = BackdropPaint(sigma: isClear ? 1 : 3.5, saturation: isClear ? 1.2 : 1.8, tint: cover)
        paint.rim = Self.rim
        return _ResolvedStyle(.backdrop(paint))
    }
}
