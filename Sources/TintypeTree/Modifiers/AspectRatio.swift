package import Foundation

/// `aspectRatio(_:contentMode:)`: width by height; nil for the ratio of the view's ideal size.
package struct AspectRatioModifier: NodeModifier {
    package var ratio: CGFloat?
    package var contentMode: ContentMode

    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio
        self.contentMode = contentMode
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.layout(AspectRatioLayout(ratio: ratio, contentMode: contentMode), around: node)
    }
}
