import TintypeTree

/// The buttons of an alert or a dialog: one that ends it where the author gave none.
nonisolated struct DialogActions<Content: View>: PrimitiveView {
    let content: Content

    func evaluate(into scope: inout Scope) {
        let views = scope.nodes { Content._evaluate(content, into: &$0) }
        if views.isEmpty {
            let button = Button(action: {}, label: { Text("OK") })
            return scope.descend(.index(1)) { Button<Text>._evaluate(button, into: &$0) }
        }
        for view in views { scope.append(view) }
    }
}
