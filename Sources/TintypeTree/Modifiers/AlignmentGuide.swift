package import Foundation
import TintypeGraphics

/// `alignmentGuide(_:computeValue:)`: the closure answers in points from the view's leading or top edge.
package struct AlignmentGuideModifier: NodeModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.compute = compute
    }

    package init(_ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.compute = compute
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.value(.alignmentGuide(key, compute), node), around: node)
    }
}
