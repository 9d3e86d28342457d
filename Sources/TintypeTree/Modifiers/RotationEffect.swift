package import Foundation
package import TintypeGraphics

/// `rotationEffect(_:anchor:)`: turns the view clockwise about a point of it; layout does not notice.
package struct RotationModifier: NodeModifier, NodeEffect, Animatable {
    package var angle: Angle
    package var anchor: UnitPoint

    package init(_ angle: Angle, anchor: UnitPoint) {
        self.angle = angle
        self.anchor = anchor
    }

    package var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.radians, anchor.animatableData) }
        set {
            angle.radians = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .transform(CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: size), of: origin))
    }

    package var nodeName: String { "rotationEffect" }
    package var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("degrees", number(angle.degrees))]
            + (anchor == .center ? [] : [SettledAttribute("anchor", anchor.name)])
    }
}
