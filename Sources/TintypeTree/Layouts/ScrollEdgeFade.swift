import Foundation
import TintypeGraphics

/// The fading of scrolled content beneath a bar at the top.
package enum ScrollEdgeFade: Hashable, Sendable {
    /// Little by little.
    case soft
    /// At once, where the bar ends.
    case hard
    /// Not at all.
    case none

    /// The change of the picture in `rect` of which a bar covers the upper `height`; both in points.
    ///
    /// No figures of Apple's are known: the opacities are those at which a title above black text can be read.
    func drawing(in rect: CGRect, height: CGFloat) -> EffectDrawing {
        let opacities: [(part: CGFloat, opacity: Double)]
        switch self {
        case .soft: opacities = [(0, 1), (0.2, 0.22), (0.4, 0.05), (1, 0)]
        case .hard: opacities = [(0, 1), (0, 0.06), (1, 0)]
        case .none: return .layer(.clip(Path(rect), FillStyle()))
        }
        let stops = opacities.map { part, opacity in
            GradientStop(color: .black.opacity(opacity), location: part)
        }
        let top = CGPoint(x: rect.minX, y: rect.minY)
        let gradient = Paint.linearGradient(stops: stops, start: CGPoint(x: top.x, y: top.y + height), end: top)
        return .layer(.mask([.fill(Path(rect), FillStyle(), gradient)], isInverse: false))
    }
}

/// A part of a bar on its way beneath the rest of it.
struct ScrollEdgeFollower: NodeEffect {
    /// The place of the rest, in points of the page's space.
    let bar: CGRect

    var nodeName: String { "scrollEdgeEffect" }
    func drawing(in frame: CGRect) -> EffectDrawing {
        var rect = bar
        rect.size.height = max(frame.maxY - bar.minY, bar.height)
        return ScrollEdgeFade.soft.drawing(in: rect, height: bar.height)
    }
}
