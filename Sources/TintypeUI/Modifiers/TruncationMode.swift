public import TintypeTree

nonisolated extension View {
    public func truncationMode(_ mode: TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
