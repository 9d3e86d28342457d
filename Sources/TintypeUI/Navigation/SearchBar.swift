import TintypeTree

/// The field of a search, with what was written in it.
nonisolated struct SearchBar: BuiltInView {
    let search: SearchField
    let metrics: BarMetrics

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
            if search.text.isEmpty {
                LaterView(search.prompt) {
                    $0.limitTypeSize()
                    $0.foreground = AnyShapeStyle(Color.secondary)
                }
            } else {
                Text(verbatim: search.text)
            }
        }
        .padding(.horizontal, metrics.searchFieldPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: metrics.searchFieldHeight)
        .background(SurfaceColor.field, in: RoundedRectangle(cornerRadius: metrics.searchFieldRadius))
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .searching(search)
    }
}

extension View {
    /// The view is the field that one types a search in.
    fileprivate nonisolated func searching(_ search: SearchField) -> some View {
        node(TouchModifier { .control(.searchField, label: nil, isEnabled: $0.environment.isEnabled) })
            .node(
                TouchModifier { scope in
                    let environment = scope.environment
                    return .offer(
                        .edit(
                            text: search.text, write: search.write, submit: { environment.submit(.search) },
                            focus: {}))
                })
    }
}
