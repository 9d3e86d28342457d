public import TintypeTree

private enum IsInTabsKey: EnvironmentKey { static let defaultValue = false }
private enum IsTabLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether views are the tabs of a tab view.
    var isInTabs: Bool {
        get { self[IsInTabsKey.self] }
        set { self[IsInTabsKey.self] = newValue }
    }

    /// Indicates whether the bar of tabs shows the tabs of sections apart: no drawn one does.
    public var isTabBarShowingSections: Bool { false }

    /// The style of the chosen tab: the tint that was said around it, or else what the app says for all bars.
    var chosenTabStyle: AnyShapeStyle {
        guard !hasTint, let color = ClassLooks.current.chosenTab else { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(color)
    }

    /// Indicates whether labels belong to a tab bar: the symbol stands above the title.
    var isTabLabel: Bool {
        get { self[IsTabLabelKey.self] }
        set { self[IsTabLabelKey.self] = newValue }
    }
}
