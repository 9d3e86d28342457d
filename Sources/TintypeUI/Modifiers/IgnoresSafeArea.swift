public import TintypeGraphics
public import TintypeTree

nonisolated extension View {
    /// Lets the view reach into unsafe areas; the views around it see it where it was. A picture has no keyboard.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        node(IgnoreSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}
