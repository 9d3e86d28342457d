import TintypeTree

/// The field of a search, with what was written in it.
nonisolated struct SearchBar: BuiltInView {
    let search: SearchField
    /// nil where no state knows of it.
    let focus: TouchFocus?
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
        .taking(
            TypedText(
                text: search.text, write: search.write, trigger: [], commit: search.submit, begin: search.begin),
            as: .searchField
        )
        .node(TouchModifier { _ in focus.map(TouchTrait.focus) })
        .environmentChange {
            $0.isFocused = focus?.isOn ?? false
            $0.fieldFocus = focus
        }
    }
}
