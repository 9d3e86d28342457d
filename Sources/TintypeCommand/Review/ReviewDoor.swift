import Synchronization

/// Whether a review was asked to end.
final class ReviewDoor: Sendable {
    private let state = Mutex<(isClosed: Bool, waiting: CheckedContinuation<Void, Never>?)>((false, nil))

    func close() {
        state.withLock { state in
            state.isClosed = true
            state.waiting?.resume()
            state.waiting = nil
        }
    }

    /// Returns when the door was closed.
    func closed() async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.isClosed { continuation.resume() } else { state.waiting = continuation }
            }
        }
    }
}
