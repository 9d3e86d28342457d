import TintypeTree

/// Draws what a view and those in it present, over all of it: around the root of the scene, and around what is presented.
struct PresentationRoot: NodeModifier {
    func modify(_ node: Node, in scope: inout Scope) -> Node {
        var frame = FlexibleFrameModifier()
        frame.maxWidth = .infinity
        frame.maxHeight = .infinity
        let filling = frame.modify(node, in: &scope)
        let reader = PreferenceReaderModifier(
            isBehind: false, alignment: .center, key: PresentationKey.description
        ) { value, scope in
            guard let views = value as? [PresentedView], !views.isEmpty else { return }
            scope.appendPage(PresentationPage(views: views, place: scope.origin))
        }
        return reader.modify(filling, in: &scope)
    }
}
