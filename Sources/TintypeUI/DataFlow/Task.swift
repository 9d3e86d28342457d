import TintypeTree

nonisolated extension View {
    /// Runs `action` when the view is first there, as far as it comes without waiting.
    ///
    /// Its work before it first suspends is part of the picture: reading a model, a call of async functions that are
    /// isolated like it and return at once. A picture never waits for a timer, another actor or the network; when it is
    /// done the task is cancelled.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        node(LifetimeModifier("task", isLate: true) { RunningTask(priority, action) })
    }

    /// Runs `action` when the view is first there and again when `value` is another, as far as it comes without waiting.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        node(
            LifetimeModifier("task", isLate: true, for: value, isEqual: { ($0 as? T) == ($1 as? T) }) {
                RunningTask(priority, action)
            })
    }
}

/// A task that is cancelled when nothing holds it any more.
private final class RunningTask {
    private let task: Task<Void, Never>

    init(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        // Views are told on the main actor, where the task begins at once.
        task = MainActor.assumeIsolated {
            Task.immediate(priority: priority) { @MainActor in await action() }
        }
    }

    deinit { task.cancel() }
}
