package import Foundation
package import TintypeGraphics

/// An effect that a user wrote: a transform of the view's own space, by the view's size in points.
package struct GeometryEffectModifier<Effect: Animatable>: NodeModifier {
    let effect: Effect
    let isIgnoredByLayout: Bool
    let transform: (Effect, CGSize) -> ProjectionTransform

    /// - Parameters:
    ///   - isIgnoredByLayout: True if others see the view where it was laid out: the transform is drawn, and frames and
    ///     anchors do not notice.
    ///   - transform: Of the effect as animations show it.
    package init(
        _ effect: Effect, isIgnoredByLayout: Bool = false,
        transform: @escaping (Effect, CGSize) -> ProjectionTransform
    ) {
        self.effect = effect
        self.isIgnoredByLayout = isIgnoredByLayout
        self.transform = transform
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        let name = "\(Effect.self)"
        let id = scope.session.wrapperID(around: node)
        let shown = scope.presented(effect, AttributeKey(of: Effect.self), for: id)
        let transform = transform
        return scope.wrapper(
            .effect(
                SizedTransform(nodeName: name, isIgnoredByLayout: isIgnoredByLayout) { transform(shown, $0) }, node),
            around: node)
    }
}

private struct SizedTransform: NodeEffect {
    let nodeName: String
    let isIgnoredByLayout: Bool
    let transform: (CGSize) -> ProjectionTransform

    func geometry(size: CGSize, origin: CGPoint) -> EffectGeometry {
        isIgnoredByLayout ? .none : .transform(transform(size).about(origin))
    }

    func drawing(in frame: CGRect) -> EffectDrawing {
        guard isIgnoredByLayout else { return .none }
        let transform = transform(frame.size).about(frame.origin)
        if transform.isSingular(at: CGPoint(x: frame.midX, y: frame.midY)) { return .hidden }
        return transform.isIdentity ? .none : .layer(DisplayEffect(transform))
    }

    var nodeAttributes: [SettledAttribute] {
        isIgnoredByLayout ? [SettledAttribute("ignoredByLayout", "true")] : []
    }
}
