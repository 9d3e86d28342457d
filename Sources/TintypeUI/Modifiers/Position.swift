public import Foundation
import TintypeTree

nonisolated extension View {
    /// Puts the view's centre at a point of what it is proposed, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        node(PositionModifier(CGPoint(x: x, y: y)))
    }

    public func position(_ position: CGPoint) -> some View { node(PositionModifier(position)) }
}
