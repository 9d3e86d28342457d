import Foundation
import TintypeGraphics

/// Works on items on several threads, and hands over what came of them in their order, each as soon as those before it are
/// done.
///
/// The waiting work is bounded: a thread that is far ahead of the slowest waits for it. So memory does not grow with
/// the number of items.
final class OrderedWork<Item: Sendable, Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var delivered = 0
        var waiting: [Int: Result] = [:]
        var isStopped = false
        var isDelivering = false
    }

    private let items: [Item]
    private let jobs: Int
    /// The greatest number of items that are under way or wait at a time.
    private let window: Int
    private let state = Lock(State())
    private let turn = NSCondition()

    init(_ items: [Item], jobs: Int) {
        self.items = items
        self.jobs = max(1, min(jobs, items.count))
        window = 16 * self.jobs
    }

    /// Makes a result of each item, and delivers them in the items' order, one at a time.
    ///
    /// - Parameters:
    ///   - isInterrupted: Asked before each item; once true, no further item is begun, and what was begun is finished.
    ///   - deliver: Takes a result; returns whether to go on.
    /// - Returns: The number of results that were delivered.
    func run(
        isInterrupted: @Sendable () -> Bool, body: @Sendable (Item) -> Result,
        deliver: @Sendable (Result) -> Bool
    ) -> Int {
        if jobs == 1 {
            work(isInterrupted, body, deliver)
        } else {
            DispatchQueue.concurrentPerform(iterations: jobs) { _ in work(isInterrupted, body, deliver) }
        }
        return state.withLock { $0.delivered }
    }

    private func work(
        _ isInterrupted: @Sendable () -> Bool, _ body: @Sendable (Item) -> Result,
        _ deliver: @Sendable (Result) -> Bool
    ) {
        while let index = take(isInterrupted) {
            let result = body(items[index])
            state.withLock { $0.waiting[index] = result }
            while let ready = takeReady() {
                let goesOn = deliver(ready)
                finishDelivery(stopping: !goesOn)
            }
        }
    }

    /// The next item to work on; nil where there is none any more.
    private func take(_ isInterrupted: @Sendable () -> Bool) -> Int? {
        turn.lock()
        defer { turn.unlock() }
        while true {
            let decision = state.withLock { state -> (index: Int?, waits: Bool) in
                if state.isStopped || state.next >= items.count || isInterrupted() { return (nil, false) }
                // The item that all others wait for is always begun, so this ends.
                guard state.next - state.delivered < window else { return (nil, true) }
                state.next += 1
                return (state.next - 1, false)
            }
            guard decision.waits else { return decision.index }
            turn.wait()
        }
    }

    /// The result whose turn it is, for the one thread that delivers.
    private func takeReady() -> Result? {
        state.withLock { state in
            guard !state.isDelivering, !state.isStopped, let ready = state.waiting.removeValue(forKey: state.delivered)
            else { return nil }
            state.isDelivering = true
            return ready
        }
    }

    private func finishDelivery(stopping: Bool) {
        turn.lock()
        state.withLock { state in
            state.delivered += 1
            state.isDelivering = false
            if stopping { state.isStopped = true }
        }
        turn.broadcast()
        turn.unlock()
    }
}
