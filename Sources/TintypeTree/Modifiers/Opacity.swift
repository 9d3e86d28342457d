package import Foundation
import TintypeGraphics

/// `opacity(_:)`: the view as one layer of an opacity in 0...1.
package struct OpacityModifier: NodeModifier, NodeEffect, Animatable {
    package var opacity: Double

    package init(_ opacity: Double) {
        self.opacity = min(max(opacity, 0), 1)
    }

    package var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node { scope.effect(self, around: node) }

    package func drawing(in frame: CGRect) -> EffectDrawing {
        switch opacity {
        case 0: .hidden
        case 1: .none
        default: .layer(.opacity(opacity))
        }
    }

    package var nodeName: String { "opacity" }
    package var nodeAttributes: [SettledAttribute] { [SettledAttribute("opacity", number(opacity))] }
}

extension Scope {
    /// The node in a stage of coming and going, where it has no transition of its own.
    func faded(_ node: Node, in phase: DynamicPhase) -> Node {
        guard let store = session.presentation, !node.hasTransition else { return node }
        let effect =
            phase == .willAppear
            ? store.presented(OpacityModifier(0), for: node.id, "transition", transaction)
            : store.presented(
                OpacityModifier(phase == .identity ? 1 : 0), for: node.id, "transition", transaction,
                before: { _ in OpacityModifier(1) })
        // Another place around has no part in it.
        node.hasTransition = true
        guard effect.opacity != 1 else { return node }
        return node.faded(by: effect)
    }
}

extension Node {
    /// The fade in which the view comes or goes, where it has no transition of its own; nil where it stands still.
    private var fade: OpacityModifier? {
        // It shares the identity of the view in it, which no modifier's effect does.
        guard case .effect(let effect as OpacityModifier, let view) = kind, view.id == id else { return nil }
        return effect
    }

    /// The view, coming or going in the same fade as another one.
    func faded(like other: Node) -> Node { other.fade.map { faded(by: $0) } ?? self }

    fileprivate func faded(by fade: OpacityModifier) -> Node {
        let faded = Node(id: id, kind: .effect(fade, self), isRightToLeft: isRightToLeft)
        faded.rim = rim
        faded.isLeaving = isLeaving
        faded.hasTransition = true
        return faded
    }
}
