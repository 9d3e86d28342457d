public import TintypeTree

// Nobody touches a tab in a still picture.
nonisolated extension TabContent {
    /// Adds actions that a swipe over the tab of a sidebar shows: nobody swipes in a still picture.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }

    /// Adds a menu that a long touch of the tab opens: nobody touches it in a still picture.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }

    /// Sets the names by which the tab may be called aloud: nothing of it is seen.
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
}
