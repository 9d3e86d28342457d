import TintypeGraphics

/// The end of a review, which was asked for or comes by a fault.
final class ReviewDoor: Sendable {
    private let state = Lock<State>(State())

    private struct State {
        var end: Result<Void, any Error>?
        var waiting: CheckedContinuation<Void, any Error>?
    }

    /// - Parameter error: The reason why the review cannot go on; nil if it was asked to end.
    func close(_ error: (any Error)? = nil) {
        state.withLock { state in
            guard state.end == nil else { return }
            let end: Result<Void, any Error> = error.map { .failure($0) } ?? .success(())
            state.end = end
            state.waiting?.resume(with: end)
            state.waiting = nil
        }
    }

    /// Returns when the door was closed.
    ///
    /// - Throws: The reason why the review cannot go on.
    func closed() async throws {
        try await withCheckedThrowingContinuation { continuation in
            state.withLock { state in
                if let end = state.end { continuation.resume(with: end) } else { state.waiting = continuation }
            }
        }
    }
}
