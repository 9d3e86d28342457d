public import os

extension OSSignposter {
    /// A signposter that marks nothing, as all of them here.
    public static var disabled: OSSignposter { OSSignposter() }

    /// Runs a closure, whose time nobody measures.
    public func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T { try task() }
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID, around task: () throws -> T
    ) rethrows -> T { try task() }
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: String, around task: () throws -> T
    ) rethrows -> T { try task() }

    /// Begins a span of an animation, which nobody measures.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: String
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}

extension OSSignpostIntervalState {
    /// The state of a span that was begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState() }
}
