public import TintypeTree

private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

private enum IsInsideNavigationKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether a navigation in a view is one with that around: its views have the bars of that one.
    var isInsideNavigation: Bool {
        get { self[IsInsideNavigationKey.self] }
        set { self[IsInsideNavigationKey.self] = newValue }
    }

    /// Indicates whether the view was brought up by another, as a sheet is, or a view that a link leads to.
    public var isPresented: Bool { self[IsPresentedKey.self] }

    /// Takes away what belongs to the rows, bars and links around, for a view that stands by itself.
    mutating func beginScreen(isPresented: Bool) {
        self[IsPresentedKey.self] = isPresented
        listMetrics = nil
        listOptions = ListOptions()
        buttonContext = .plain
        isInTabs = false
    }
}
