public import TintypeTree

nonisolated extension View {
    /// Names the view's space for those inside.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        node(CoordinateSpaceModifier(name.name))
    }

    public func coordinateSpace(name: some Hashable) -> some View {
        node(CoordinateSpaceModifier(AnyHashable(name)))
    }
}
