import TintypeTree

// Tabs stand at the bottom here: the parts of their sidebar are not drawn.
nonisolated extension View {
    /// Sets a part of the sidebar of tabs. It is not drawn.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Sets the place in which tabs that can stand in both begin. They stand in the bar here.
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}

extension TabViewCustomization {
    /// The order of the tabs of a section as people chose it; nil where they did not.
    public subscript(sectionID id: String) -> [String]? { self[section: id] }

    /// Forgets the order that people chose for a section.
    public mutating func resetSectionOrder(for sectionID: String) { self[section: sectionID] = nil }
}
