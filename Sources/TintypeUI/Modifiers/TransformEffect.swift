import Foundation
public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Puts the view's points through a transform about its top left corner; layout does not notice.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        node(TransformModifier(transform))
    }

    /// Puts the view's points through a projective transform about its top left corner; layout does not notice. Parts
    /// that fall behind the viewer are not seen.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        node(TransformModifier(projection: transform))
    }
}

extension VisualEffect {
    /// Applies a projective transform to the view.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(TransformModifier(projection: transform))
    }
}
