public import os

extension OSSignposter {
    /// Runs a closure, whose time nobody measures.
    public func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T { try task() }
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID, around task: () throws -> T
    ) rethrows -> T { try task() }
}
