public import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Draws the view larger or smaller about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        node(ScaleModifier(scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
