package import Foundation
package import TintypeGraphics

/// `transformEffect(_:)` and `projectionEffect(_:)`: puts the view's points through a transform of its own space, whose
/// origin is its top left corner; layout does not notice. A singular transform shows nothing.
package struct TransformModifier: NodeModifier, NodeEffect {
    let transform: ProjectionTransform
    package let nodeName: String

    package init(_ transform: CGAffineTransform) {
        self.transform = ProjectionTransform(transform)
        nodeName = "transformEffect"
    }

    package init(projection transform: ProjectionTransform) {
        self.transform = transform
        nodeName = "projectionEffect"
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.effect(self, node), around: node)
    }

    package func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        .transform(transform.about(origin))
    }

    package var nodeAttributes: [SettledAttribute] {
        let affine = [transform.m11, transform.m12, transform.m21, transform.m22, transform.m31, transform.m32]
        let numbers =
            transform.isAffine ? affine : affine + [transform.m13 * 1000, transform.m23 * 1000, transform.m33]
        return [SettledAttribute("transform", numbers.map(number).joined(separator: " "))]
    }
}

extension ProjectionTransform {
    /// The transform of a space that begins at `origin`, in the space around it.
    func about(_ origin: CGPoint) -> ProjectionTransform {
        ProjectionTransform(translation: .zero - origin)
            .concatenating(self)
            .concatenating(ProjectionTransform(translation: origin))
    }
}
