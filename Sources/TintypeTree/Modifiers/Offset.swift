package import Foundation
import TintypeGraphics

/// `offset(x:y:)`: draws the view elsewhere, in points; layout does not notice.
package struct OffsetModifier: NodeModifier, NodeEffect, Animatable {
    package var offset: CGSize

    package init(_ offset: CGSize) {
        self.offset = offset
    }

    package var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .translation(CGPoint(x: offset.width, y: offset.height))
    }

    package var nodeName: String { "offset" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("x", number(offset.width)), SettledAttribute("y", number(offset.height))]
    }
}
