import TintypeTree

/// Says how a view is presented, on the view itself.
struct SheetModifier: NodeModifier {
    let edit: (inout SheetTraits, ScopeOrigin) -> Void

    init(_ edit: @escaping (inout SheetTraits, ScopeOrigin) -> Void) {
        self.edit = edit
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var place = scope.origin
        place.id = scope.session.secondaryID(beside: node)
        let (edit, origin) = (edit, place)
        let transform = PreferenceTransform(
            key: SheetKey.description, nodeName: "presentation", readsGeometry: false
        ) { value, _ in
            guard var traits = value as? SheetTraits else { preconditionFailure("a key's values are of one type") }
            edit(&traits, origin)
            value = traits
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}
