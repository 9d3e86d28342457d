import Foundation

/// A lock with the state that it guards, as `os` has it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Box {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let box: Box

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable {
        box = Box(initialState)
    }

    /// Creates a lock with a state that need not be safe to send.
    public init(uncheckedState initialState: State) {
        box = Box(initialState)
    }

    /// Runs a closure with the state while nobody else has it.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try box.lock.withLock { try body(&box.state) }
    }

    /// Runs a closure that need not be safe to send.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try box.lock.withLock { try body(&box.state) }
    }

    /// Runs a closure where the lock is free; nil where it is not.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock that guards nothing of its own.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Locks and unlocks.
    public func lock() { box.lock.lock() }
    public func unlock() { box.lock.unlock() }
    public func lockIfAvailable() -> Bool { box.lock.try() }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try box.lock.withLock { try body() }
    }
}
