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
    }
}
