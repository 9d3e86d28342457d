package import Foundation
package import TintypeGraphics

/// `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`: turns the view about an axis in space and shows it from the
/// front; layout does not notice.
///
/// The viewer stands the longer side's length, divided by `perspective`, before the view's anchor (Semantics.md 11.2); at a
/// perspective of 0 infinitely far. `anchorZ` is in points towards the viewer. An axis without a direction turns nothing.
package struct Rotation3DModifier: NodeModifier, NodeEffect, Animatable {
    package var angle: Angle
    package var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    package var anchor: UnitPoint
    package var anchorZ: CGFloat
    package var perspective: CGFloat

    package init(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    package typealias AxisData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    package typealias AnchorData = AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>

    package var animatableData: AnimatablePair<Double, AnimatablePair<AxisData, AnchorData>> {
        get {
            AnimatablePair(
                angle.radians,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.radians = newValue.first
            let (turn, place) = (newValue.second.first, newValue.second.second)
            axis = (turn.first, turn.second.first, turn.second.second)
            anchor.animatableData = place.first
            (anchorZ, perspective) = (place.second.first, place.second.second)
        }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .transform(transform(size: size).about(origin))
    }

    /// In the space of a view of `size`, in points.
    package func transform(size: CGSize) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let t = 1 - c
        // Where the rotation takes the unit vectors along x and y, and the anchor's height along z.
        let right = (x: t * x * x + c, y: t * x * y + s * z, z: t * x * z - s * y)
        let down = (x: t * x * y - s * z, y: t * y * y + c, z: t * y * z + s * x)
        let near = (x: t * x * z + s * y, y: t * y * z - s * x, z: t * z * z + c)
        let side = max(size.width, size.height)
        let depth = side > 0 ? -perspective / side : 0
        let point = anchor.point(in: size)
        var turned = ProjectionTransform()
        (turned.m11, turned.m12, turned.m13) = (right.x, right.y, depth * right.z)
        (turned.m21, turned.m22, turned.m23) = (down.x, down.y, depth * down.z)
        (turned.m31, turned.m32) = (-anchorZ * near.x, -anchorZ * near.y)
        turned.m33 = 1 - depth * anchorZ * near.z
        return turned.about(point)
    }

    package var nodeName: String { "rotation3DEffect" }

    package var nodeAttributes: [SettledAttribute] {
        var attributes = [
            SettledAttribute("degrees", number(angle.degrees)),
            SettledAttribute("axis", [axis.x, axis.y, axis.z].map(number).joined(separator: " ")),
        ]
        if anchor != .center { attributes.append(SettledAttribute("anchor", anchor.name)) }
        if anchorZ != 0 { attributes.append(SettledAttribute("anchorZ", number(anchorZ))) }
        if perspective != 1 { attributes.append(SettledAttribute("perspective", number(perspective))) }
        return attributes
    }
}
