import Foundation

/// Runs `body` on the main actor, from wherever the caller is.
///
/// - Parameter isolation: The caller's actor. A test of the main actor runs on it at once; one that is on none does where it
///   runs on the main thread, as XCTest's do, and waits for the main actor elsewhere.
func onMainActor<Result: Sendable>(
    from isolation: (any Actor)?, _ body: @escaping @MainActor () throws -> Result
) throws -> Result {
    // The caller waits, so nothing is used in two places at once.
    nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
    let run: @Sendable () -> Void = {
        MainActor.assumeIsolated { result = Swift.Result { try body() } }
    }
    if isolation === MainActor.shared || Thread.isMainThread {
        run()
    } else {
        DispatchQueue.main.sync(execute: run)
    }
    guard let result else { preconditionFailure("what runs synchronously has run") }
    return try result.get()
}
