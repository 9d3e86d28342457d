import Foundation
import TintypeGraphics

/// Liquid Glass: hardly blurred, and nearly opaque (Semantics.md 10.5 has the figures of iOS 26's bars).
package struct GlassStyle: ShapeStyle {
    let tint: Color?
    let isClear: Bool

    package init(tint: Color?, isClear: Bool) {
        self.tint = tint
        self.isClear = isClear
    }

    package func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        var cover =
            isDark
            ? ResolvedColor(bytes: 57, 57, 57, alpha: 203.0 / 255)
            : ResolvedColor(bytes: 253, 253, 253, alpha: 222.0 / 255)
        if isClear { cover = cover.opacity(0.3) }
        if let color = tint?.resolved(in: environment) {
            // A tint colours the glass through, and leaves a little of what is below.
            cover = color.opacity(0.86)
        }
        return _ResolvedStyle(.backdrop(BackdropPaint(sigma: isClear ? 1 : 2.25, saturation: 1.8, tint: cover)))
    }
}
