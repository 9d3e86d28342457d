import Foundation
import TintypeGraphics

/// Ends a connection that takes too long: its socket is shut down, and whoever waits for it finds its end.
final class ConnectionDeadline: Sendable {
    private struct State {
        /// nil once the connection ended, as its number may be another file's then.
        var socket: Int32?
        var waiting: Task<Void, any Error>?
    }

    private let state: Lock<State>

    /// - Parameter socket: The connection's descriptor.
    init(_ socket: Int32) {
        state = Lock(State(socket: socket))
    }

    /// Gives the connection so much time from now, in place of what it had.
    func set(_ time: Duration) {
        state.withLock { state in
            state.waiting?.cancel()
            state.waiting = Task { [weak self] in
                try await Task.sleep(for: time)
                self?.expire()
            }
        }
    }

    /// Ends the waiting. To be called before the socket is closed.
    func end() {
        state.withLock { state in
            state.waiting?.cancel()
            state = State()
        }
    }

    private func expire() {
        state.withLock { state in
            // A task that was replaced may have slept to its end.
            guard !Task.isCancelled, let socket = state.socket else { return }
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }
}
