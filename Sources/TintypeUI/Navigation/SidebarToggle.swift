import TintypeTree

/// The button that brings the columns before a split view's detail out again.
nonisolated struct SidebarToggle: BuiltInView {
    private let symbol: BarItem
    private let metrics: BarMetrics

    /// - Parameter place: The scope in which the button is made.
    init(at place: ScopeOrigin, _ metrics: BarMetrics) {
        symbol = BarItem(place: .leading, content: place.later { Symbol._evaluate(Symbol(), into: &$0) })
        self.metrics = metrics
    }

    var body: some View { BarItems(items: [symbol], metrics: metrics) }

    private nonisolated struct Symbol: BuiltInView {
        var body: some View { Image(systemName: "sidebar.leading") }
    }
}

private enum ShowsSidebarToggleKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the bar of the navigation below has the button that brings hidden columns out again.
    var showsSidebarToggle: Bool {
        get { self[ShowsSidebarToggleKey.self] }
        set { self[ShowsSidebarToggleKey.self] = newValue }
    }
}
