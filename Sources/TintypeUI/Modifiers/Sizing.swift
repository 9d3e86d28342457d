public import Foundation
import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Keeps the view at its ideal size.
    public func fixedSize() -> some View { node(FixedSizeModifier()) }

    /// Keeps the view at its ideal length along the chosen axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return node(FixedSizeModifier(axes))
    }

    /// The view's claim to the space of a stack: higher ones are served first.
    public func layoutPriority(_ value: Double) -> some View { node(LayoutPriorityModifier(value)) }

    /// The view's place in the order of drawing among its siblings.
    public func zIndex(_ value: Double) -> some View { node(ZIndexModifier(value)) }

    /// A value for the container that lays the view out.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        node(LayoutValueModifier(key, value))
    }

    /// Puts the view's centre at a point of what it is proposed, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        node(PositionModifier(CGPoint(x: x, y: y)))
    }

    public func position(_ position: CGPoint) -> some View { node(PositionModifier(position)) }

    /// Draws the view elsewhere, in points; layout does not notice.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        node(OffsetModifier(CGSize(width: x, height: y)))
    }

    public func offset(_ offset: CGSize) -> some View { node(OffsetModifier(offset)) }

    /// Says where a guide of the view lies, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        node(AlignmentGuideModifier(g, computeValue))
    }

    /// Says where a guide of the view lies, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        node(AlignmentGuideModifier(g, computeValue))
    }
}
