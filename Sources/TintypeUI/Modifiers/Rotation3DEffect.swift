public import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Turns the view about an axis in space and shows it from the front; layout does not notice.
    ///
    /// - Parameters:
    ///   - angle: About (0, 1, 0), positive angles take the right side away from the viewer.
    ///   - axis: A direction, of any length but 0.
    ///   - anchor: The point of the view that the axis goes through.
    ///   - anchorZ: The distance of the axis before that point, in points.
    ///   - perspective: The nearness of the viewer: at 1 as far as the longer side is long, at 0 infinitely far.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        node(Rotation3DModifier(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}
