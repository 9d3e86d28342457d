public import TintypeGraphics
import TintypeTree

nonisolated extension View {
    /// Sets the side that the lines of texts below share.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
