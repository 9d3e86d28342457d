package import TintypeGraphics

/// `fixedSize(horizontal:vertical:)`.
package struct FixedSizeModifier: NodeModifier {
    package var axes: Axis.Set

    package init(_ axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(FixedSizeLayout(axes: axes), around: node)
    }
}
