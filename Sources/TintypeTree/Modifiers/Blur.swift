package import Foundation
import TintypeGraphics

/// `blur(radius:opaque:)`. The radius, in points, is the Gaussian's standard deviation, as a shadow's is
/// (Semantics.md 10.3).
package struct BlurModifier: NodeModifier, NodeEffect, Animatable {
    var radius: CGFloat
    let isOpaque: Bool

    package init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    package var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func drawing(in frame: CGRect) -> EffectDrawing {
        radius > 0 ? .layer(.blur(sigma: radius, isOpaque: isOpaque)) : .none
    }

    package var nodeName: String { "blur" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("radius", number(radius))] + (isOpaque ? [SettledAttribute("opaque", "true")] : [])
    }
}
