public import TintypeTree

nonisolated extension View {
    public func imageScale(_ scale: ImageScale) -> some View { environment(\.imageScale, scale) }
}
