public import TintypeTree

nonisolated extension View {
    /// Sets the look of materials in windows that are not in front: a picture's is in front.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
