import Foundation
import Synchronization
import TintypeGraphics

/// Runs independent work on several threads; results come back in the order of the items.
enum Workers {
    /// The results of `body` for the items, in order. With one job, or one item, no thread is started.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ body: @Sendable @escaping (Item) -> Result
    ) -> [Result] {
        let count = min(jobs, items.count)
        guard count > 1 else { return items.map(body) }
        let next = Atomic<Int>(0)
        let results = Lock<[Int: Result]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < items.count else { return }
                let result = body(items[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { results in
            items.indices.map { index in
                guard let result = results[index] else { preconditionFailure("every item was worked on") }
                return result
            }
        }
    }
}
