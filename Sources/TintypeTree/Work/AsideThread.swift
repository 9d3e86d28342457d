import CMainQueue
import Dispatch

/// Runs something on another thread while this one waits.
struct AsideThread: Sendable {
    /// The time of waiting, in seconds of the wall clock: what is done there may never end.
    static let patience = 5.0

    private final class Job: Sendable {
        let body: @Sendable () -> Void
        let end = DispatchSemaphore(value: 0)

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// - Returns: True if `body` has come to its end.
    func run(_ body: @escaping @Sendable () -> Void) -> Bool {
        let job = Job(body)
        CMainQueueRunAside(Unmanaged.passRetained(job).toOpaque()) { context in
            guard let context else { return }
            let job = Unmanaged<Job>.fromOpaque(context).takeRetainedValue()
            job.body()
            job.end.signal()
        }
        return job.end.wait(timeout: .now() + Self.patience) == .success
    }
}
