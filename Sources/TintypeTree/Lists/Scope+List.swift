import TintypeGraphics

/// What a list tells of the rows that are chosen.
package struct ListSelection {
    package let contains: (AnyHashable) -> Bool
    /// Whether several can be chosen at once.
    package let isMultiple: Bool

    package init(isMultiple: Bool, contains: @escaping (AnyHashable) -> Bool) {
        self.isMultiple = isMultiple
        self.contains = contains
    }
}

extension Scope {
    /// Appends a list: rows that scroll from top to bottom, as large as it is proposed.
    ///
    /// - Parameter look: nil for that of the environment.
    package mutating func appendList(
        look: ListLook? = nil, selection: ListSelection? = nil, _ content: (inout Scope) -> Void
    ) {
        let outer = environment
        let metrics = ListMetrics(look ?? environment.listLook, on: environment.platform)
        let options = environment.listOptions
        environment.listMetrics = metrics
        environment.listOptions = ListOptions()
        if environment.buttonContext != .form { environment.buttonContext = .list }
        let surface = environment
        wrap(with: ListSurfaceModifier(isHidden: options.hidesBackground, metrics: metrics, environment: surface)) {
            $0.appendScrollView(.vertical) { scope in
                scope.appendListColumn(metrics, options, selection, content)
            }
        }
        environment = outer
    }

    private mutating func appendListColumn(
        _ metrics: ListMetrics, _ options: ListOptions, _ selection: ListSelection?, _ content: (inout Scope) -> Void
    ) {
        let outerAxis = stackAxis
        stackAxis = .vertical
        let builder = ListRowBuilder(
            origin: origin, metrics: metrics, options: options, choosesSeveral: selection?.isMultiple ?? false)
        let rows = items(content)
        stackAxis = outerAxis
        let plan = ListPlan(rows, metrics: metrics, options: options)
        let column = ListColumn(
            plan.elements, builder: builder, isScrolled: environment.containerSize?.isScrolled ?? false
        ) { node, key in
            guard let selection else { return false }
            return node.tags.contains(where: selection.contains)
                || (node.tags.isEmpty && (node.keys + (key.map { [$0] } ?? [])).contains(where: selection.contains))
        }
        append(.deferred(column))
    }
}

/// What lies behind a list, to the edges of the canvas.
private struct ListSurfaceModifier: NodeModifier {
    let isHidden: Bool
    let metrics: ListMetrics
    let environment: EnvironmentValues

    func modify(_ node: Node, in scope: inout Scope) -> Node {
        if isHidden { return node }
        let color = Color(ListColors.background(metrics.look, in: environment))
        let surface = AttachmentModifier.background(.center, ignoring: .all) {
            $0.appendPaint(color, name: "ListBackground")
        }
        return surface.modify(node, in: &scope)
    }
}
