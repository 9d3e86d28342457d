public import TintypeTree

nonisolated extension TabContent {
    /// Adds actions that a swipe over the tab of a sidebar shows: nobody swipes in a still picture.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }

    /// Adds a menu that a long touch of the tab opens: nobody touches it in a still picture.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
}
