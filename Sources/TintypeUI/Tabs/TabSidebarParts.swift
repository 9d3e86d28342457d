import TintypeTree

// Tabs stand at the bottom here: the parts of their sidebar are not drawn.
nonisolated extension View {
    /// Sets a part of the sidebar of tabs. It is not drawn.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
