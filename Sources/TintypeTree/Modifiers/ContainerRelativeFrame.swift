package import Foundation
package import TintypeGraphics

/// `containerRelativeFrame`: a frame as long as the nearest scroll view or the canvas, or as a part of it.
package struct ContainerRelativeFrameModifier: NodeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    /// `length` makes the frame's length of the container's, in points.
    package init(
        _ axes: Axis.Set, alignment: Alignment = .center,
        length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    /// Makes a frame as long as `span` of the `count` parts that stand `spacing` points apart in the container.
    package init(_ axes: Axis.Set, count: Int, span: Int, spacing: CGFloat, alignment: Alignment) {
        self.init(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * (CGFloat(count) - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard let container = scope.environment.containerSize else { return node }
        container.isRead = true
        return scope.layout(
            ContainerRelativeLayout(axes: axes, alignment: alignment, container: container, length: length),
            around: node)
    }
}
