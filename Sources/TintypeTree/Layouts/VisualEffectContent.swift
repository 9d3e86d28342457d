import Foundation
import TintypeGraphics

/// A view with effects that are made of its geometry, once it is placed. For layout it is the view.
final class VisualEffectContent: DeferredContent {
    private let child: Node
    private let origin: ScopeOrigin
    private let effects: (GeometryProxy) -> [any NodeModifier]
    private(set) var made: [Node]

    init(_ child: Node, in origin: ScopeOrigin, effects: @escaping (GeometryProxy) -> [any NodeModifier]) {
        self.child = child
        self.origin = origin
        self.effects = effects
        made = [child]
    }

    var model: Node? { child }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer { child.answer(proposal) }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        var scope = Scope(origin)
        var node = child
        let proxy = GeometryProxy(context.geometry(of: frame), isRightToLeft: child.isRightToLeft)
        for effect in effects(proxy) { node = effect.modify(node, in: &scope) }
        made = [node]
        pass.place(node, at: frame.origin, proposal: proposal, context)
    }

    var nodeName: String { "visualEffect" }
}

/// `visualEffect(_:)`: effects that are made of the view's geometry.
package struct VisualEffectModifier: NodeModifier {
    let effects: (GeometryProxy) -> [any NodeModifier]

    /// - Parameter effects: The effects for a geometry, the innermost first. They must change no size.
    package init(effects: @escaping (GeometryProxy) -> [any NodeModifier]) {
        self.effects = effects
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        scope.wrapper(.deferred(VisualEffectContent(node, in: scope.origin, effects: effects)), around: node)
    }
}
