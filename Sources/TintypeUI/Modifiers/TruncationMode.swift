public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Sets the place of the ellipsis in texts below that do not fit.
    public func truncationMode(_ mode: TruncationMode) -> some View { environment(\.truncationMode, mode) }
}
