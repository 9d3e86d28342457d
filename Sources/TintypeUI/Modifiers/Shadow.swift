public import Foundation
import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// A shadow; `radius` is its Gaussian's standard deviation in points.
    public func shadow(
        color: Color = .defaultShadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        node(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}
