package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
package struct FlexibleFrameModifier: NodeModifier {
    package var minWidth: CGFloat?
    package var idealWidth: CGFloat?
    package var maxWidth: CGFloat?
    package var minHeight: CGFloat?
    package var idealHeight: CGFloat?
    package var maxHeight: CGFloat?
    package var alignment = Alignment.center

    package init() {}

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let layout = FlexibleFrameLayout(
            horizontal: .init(least: minWidth, ideal: idealWidth, greatest: maxWidth),
            vertical: .init(least: minHeight, ideal: idealHeight, greatest: maxHeight), alignment: alignment)
        return scope.layout(layout, around: node)
    }
}
