public import OpenCombine
import TintypeTree

nonisolated extension View {
    /// Calls `action` with what `publisher` publishes: what it has at once when the view is first there, and what the views'
    /// own code makes it publish until the picture is settled.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        node(LifetimeModifier("onReceive") { publisher.sink(receiveValue: action) })
    }
}
