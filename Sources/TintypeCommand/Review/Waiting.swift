import Foundation
import TintypeGraphics

/// Waits on a thread for work that runs elsewhere.
enum Waiting {
    private final class Box<Value: Sendable>: Sendable {
        let result = Lock<Result<Value, any Error>?>(nil)
    }

    /// Runs `body` to its end, and answers its result. The thread does nothing else meanwhile, so `body` must not need it.
    static func run<Value: Sendable>(_ body: @Sendable @escaping () async throws -> Value) -> Result<Value, any Error> {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let result: Result<Value, any Error>
            do {
                result = .success(try await body())
            } catch {
                result = .failure(error)
            }
            box.result.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        guard let result = box.result.withLock({ $0 }) else { preconditionFailure("the work was done") }
        return result
    }
}
