import TintypeTree

/// The button that leads back: an arrow, and before iOS 26 the title of the view before.
nonisolated struct BackButton: BuiltInView {
    private let arrow: BarItem
    private let title: String
    private let metrics: BarMetrics

    /// - Parameters:
    ///   - title: Of the view before; empty where it has none.
    ///   - place: The scope in which the arrow is made.
    init(_ title: String, at place: ScopeOrigin, _ metrics: BarMetrics) {
        let isTinted = !metrics.isNew
        arrow = BarItem(place: .leading, content: place.later { BackArrow(isTinted: isTinted).evaluate(into: &$0) })
        self.title = title
        self.metrics = metrics
    }

    var body: some View {
        if metrics.isNew || metrics.isMac {
            BarItems(items: [arrow], metrics: metrics)
        } else {
            HStack(spacing: 6) {
                MadeView(arrow.nodes)
                Text(verbatim: title.isEmpty ? "Back" : title)
                    .foregroundStyle(.tint)
                    .dynamicTypeSize(.large)
            }
        }
    }
}

private nonisolated struct BackArrow: BuiltInView {
    let isTinted: Bool

    var body: some View {
        let arrow = Image(systemName: "chevron.backward").font(.system(size: 18, weight: .medium))
        if isTinted { arrow.foregroundStyle(.tint) } else { arrow }
    }

    func evaluate(into scope: inout Scope) { BackArrow._evaluate(self, into: &scope) }
}
