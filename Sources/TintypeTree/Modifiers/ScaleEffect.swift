package import Foundation
package import TintypeGraphics

/// `scaleEffect(x:y:anchor:)`: draws the view larger or smaller; layout does not notice.
package struct ScaleModifier: NodeModifier, NodeEffect, Animatable {
    package var scale: CGSize
    package var anchor: UnitPoint

    package init(_ scale: CGSize, anchor: UnitPoint) {
        self.scale = scale
        self.anchor = anchor
    }

    package var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .transform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: size), of: origin))
    }

    package var nodeName: String { "scaleEffect" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("x", number(scale.width)), SettledAttribute("y", number(scale.height))]
            + (anchor == .center ? [] : [SettledAttribute("anchor", anchor.name)])
    }
}
