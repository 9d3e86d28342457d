import TintypeTree

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
    private nonisolated(unsafe) let action: () -> Void

    nonisolated init(action: @escaping () -> Void) {
        self.action = action
    }

    /// Ends the search.
    public func callAsFunction() { action() }
}
