import Foundation
import Combine
import Testing

@Suite("Publishers of Foundation")
struct PublisherTests {
    @Test("values are received on a queue, at once and later")
    func dispatchQueue() async throws {
        let queue = DispatchQueue(label: "publisher tests")
        #expect(await first(of: Just(1).receive(on: queue)) == 1)
        #expect(await first(of: Just(2).delay(for: .milliseconds(1), scheduler: queue)) == 2)
    }

    @Test("values are received on an operation queue")
    func operationQueue() async throws {
        // One after the other: where a queue works on several operations at once, an end may overtake its value.
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        #expect(await first(of: Just(1).receive(on: queue)) == 1)
        #expect(await first(of: Just(2).delay(for: .microseconds(1), scheduler: queue)) == 2)
    }

    @Test("what repeats on a queue ends when it is cancelled")
    func repeating() async throws {
        let queue = DispatchQueue(label: "publisher tests")
        let count = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let repetition = Repetition()
            // On the queue, so that it does not begin before it can be cancelled.
            queue.sync {
                repetition.run = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    repetition.count += 1
                    guard repetition.count == 3 else { return }
                    repetition.run?.cancel()
                    continuation.resume(returning: repetition.count)
                }
            }
        }
        #expect(count == 3)
    }

    @Test("notifications of a name are published until nobody listens")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("moved")
        var seen: [String] = []
        let subscription = center.publisher(for: name).sink { seen.append($0.name.rawValue) }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        subscription.cancel()
        center.post(name: name, object: nil)
        #expect(seen == ["moved"])
    }

    @Test("a length of time counts seconds where it is written as a number")
    func strides() {
        let second: DispatchQueue.SchedulerTimeType.Stride = 1
        #expect(second == .milliseconds(1_000))
        #expect(second + 0.5 == .microseconds(1_500_000))
        #expect(DispatchQueue.main.now.advanced(by: .seconds(1)) > DispatchQueue.main.now.advanced(by: 0.5))
    }

    private func first<P: Publisher>(of publisher: P) async -> P.Output where P.Failure == Never, P.Output: Sendable {
        var subscription: AnyCancellable?
        let value = await withCheckedContinuation { (continuation: CheckedContinuation<P.Output, Never>) in
            subscription = publisher.first().sink { continuation.resume(returning: $0) }
        }
        subscription?.cancel()
        return value
    }
}

/// Work that runs again and again on one queue.
private final class Repetition: @unchecked Sendable {
    var count = 0
    var run: (any Cancellable)?
}
