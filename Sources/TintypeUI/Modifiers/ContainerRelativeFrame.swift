public import Foundation
public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Gives the view a frame as long as the nearest scroll view or the canvas.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        node(ContainerRelativeFrameModifier(axes, alignment: alignment))
    }

    /// Gives the view a frame as long as `span` of the `count` parts, `spacing` points apart, of the container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        node(ContainerRelativeFrameModifier(axes, count: count, span: span, spacing: spacing, alignment: alignment))
    }

    /// Gives the view a frame of a length made of the container's, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        node(ContainerRelativeFrameModifier(axes, alignment: alignment, length: length))
    }
}
