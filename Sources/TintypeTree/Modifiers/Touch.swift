/// Gives a view of a living scene a part in touches; a picture has none.
package struct TouchModifier: NodeModifier {
    private let trait: (Scope) -> TouchTrait?

    /// - Parameter trait: Is asked where the view is evaluated; nil for no part.
    package init(_ trait: @escaping (Scope) -> TouchTrait?) {
        self.trait = trait
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard scope.session.presentation != nil, var trait = trait(scope) else { return node }
        if case .responder(var responder) = trait {
            responder.place = TouchResponder.Place(view: scope.id, depth: scope.stateIndex)
            trait = .responder(responder)
        }
        node.touch = (node.touch ?? []) + [trait]
        return node
    }
}
