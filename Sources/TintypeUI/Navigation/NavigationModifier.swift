import TintypeTree

/// Says something to the navigation around a view.
struct NavigationModifier: NodeModifier {
    let edit: (inout NavigationTraits, ScopeOrigin) -> Void

    /// `edit` is given what is written below the view, and where the views that it hands over are to be made.
    init(_ edit: @escaping (inout NavigationTraits, ScopeOrigin) -> Void) {
        self.edit = edit
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var origin = scope.origin
        origin.id = scope.session.secondaryID(beside: node)
        origin.stackAxis = nil
        origin.environment.listMetrics = nil
        let edit = edit
        let place = origin
        let transform = PreferenceTransform(
            key: NavigationKey.description, nodeName: "navigation", readsGeometry: false
        ) { value, _ in
            guard var traits = value as? NavigationTraits else {
                preconditionFailure("a key's values are of one type")
            }
            edit(&traits, place)
            value = traits
        }
        return TransformPreferenceModifier(transform).modify(node, in: &scope)
    }
}

/// Hands the items of a toolbar to the navigation around a view.
struct ToolbarModifier: NodeModifier {
    let collect: (Scope) -> [BarItem]

    /// `collect` is called once, with the place where the items are made.
    init(collect: @escaping (Scope) -> [BarItem]) {
        self.collect = collect
    }

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var place = scope.origin
        place.id = scope.session.secondaryID(beside: node)
        place.stackAxis = nil
        place.environment.listMetrics = nil
        let items = collect(Scope(place))
        return NavigationModifier { traits, _ in traits.items += items }.modify(node, in: &scope)
    }
}
