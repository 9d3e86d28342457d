import TintypeTree

nonisolated extension View {
    /// Calls `action` once, when the view is first there.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        node(AppearModifier { action?() })
    }
}
