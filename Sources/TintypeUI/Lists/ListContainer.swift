import TintypeTree

/// Rows that scroll from top to bottom, on the surface of a list, as large as they are proposed.
nonisolated struct ListContainer<Content: View>: PrimitiveView {
    /// nil for that of the environment.
    var look: ListLook?
    /// nil where nothing can be chosen.
    var selection: ListSelection?
    let content: Content

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        let metrics = ListMetrics(look ?? environment.listLook, on: environment.platform)
        let options = environment.listOptions
        let rows = ListRows(metrics: metrics, options: options, selection: selection, content: content)
        scope.withEnvironment {
            $0.listMetrics = metrics
            $0.listOptions = ListOptions()
            if $0.buttonContext != .form { $0.buttonContext = .list }
        } _: { scope in
            scope.wrap(with: ListSurfaceModifier(look: options.hidesBackground ? nil : metrics.look)) {
                $0.appendScrollView(.vertical) { rows.evaluate(into: &$0) }
            }
        }
    }
}

/// The rows and sections of a list.
private struct ListRows<Content: View> {
    let metrics: ListMetrics
    let options: ListOptions
    let selection: ListSelection?
    let content: Content

    func evaluate(into scope: inout Scope) {
        let builder = ListRowBuilder(
            origin: scope.origin, metrics: metrics, options: options,
            selection: selection)
        let selection = selection
        scope.appendListRows(metrics.spacing(options), maker: builder) { row, key in
            selection?.contains(row, key: key) ?? false
        } _: {
            Content._evaluate(content, into: &$0)
        }
    }
}

/// Puts the surface of a list behind it, to the edges of the canvas; nil puts nothing there.
private struct ListSurfaceModifier: NodeModifier {
    let look: ListLook?

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        guard let look else { return node }
        let surface = AttachmentModifier.background(.center, ignoring: .all) {
            $0.appendPaint(SurfaceColor.list(look), name: "ListBackground")
        }
        return surface.modify(node, in: &scope)
    }
}
