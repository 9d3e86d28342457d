package import Foundation

/// `frame(width:height:alignment:)`, in points.
package struct FrameModifier: NodeModifier {
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    /// A negative or infinite length counts as none.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(FrameLayout(width: width, height: height, alignment: alignment), around: node)
    }
}
