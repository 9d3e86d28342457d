package import Foundation
import TintypeGraphics

/// `shadow(color:radius:x:y:)`, in points. The radius is the Gaussian's standard deviation (Semantics.md 10.1).
package struct ShadowModifier: NodeModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    package init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        offset = CGSize(width: x, height: y)
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let effect = ShadowEffect(
            color: color.resolved(in: scope.environment), radius: max(radius, 0), offset: offset)
        return scope.effect(effect, around: node)
    }
}

private struct ShadowEffect: NodeEffect, Animatable {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }

    func drawing(in frame: CGRect) -> EffectDrawing {
        .shadow(color: color, sigma: radius, offset: offset)
    }

    var nodeName: String { "shadow" }
    var nodeAttributes: [SettledAttribute] {
        var attributes = [SettledAttribute("color", "\(color)"), SettledAttribute("radius", number(radius))]
        if offset.width != 0 { attributes.append(SettledAttribute("x", number(offset.width))) }
        if offset.height != 0 { attributes.append(SettledAttribute("y", number(offset.height))) }
        return attributes
    }
}
