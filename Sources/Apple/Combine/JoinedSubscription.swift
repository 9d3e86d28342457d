import Foundation
import OpenCombine

/// A subscriber of several publishers at once, and what it has asked for.
final class JoinedSubscription<Output, Failure: Error>: Subscription {
    /// The treatment of values that the subscriber has not asked for yet.
    enum Waiting {
        case all
        case newest
    }

    private let lock = NSRecursiveLock()
    private let waiting: Waiting
    private var subscriber: AnySubscriber<Output, Failure>?
    private var upstreams: [any Subscription] = []
    /// The number of publishers that have not finished.
    private var openCount: Int
    private var demand = Subscribers.Demand.none
    private var values: [Output] = []

    init(_ subscriber: some Subscriber<Output, Failure>, of count: Int, waiting: Waiting) {
        self.subscriber = AnySubscriber(subscriber)
        self.waiting = waiting
        openCount = count
    }

    /// Subscribes to one of the publishers.
    func join<Upstream: Publisher>(_ publisher: Upstream, receive: @escaping (Upstream.Output) -> Output?)
    where Upstream.Failure == Failure {
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { upstream in
                    self.locked { self.upstreams.append(upstream) }
                    upstream.request(.unlimited)
                },
                receiveValue: { value in
                    self.locked { if let joined = receive(value) { self.offer(joined) } }
                    return .none
                },
                receiveCompletion: { completion in self.locked { self.finish(completion) } }))
    }

    func request(_ demand: Subscribers.Demand) {
        locked {
            self.demand += demand
            deliver()
        }
    }

    func cancel() {
        locked { end(upstreams) }
    }

    private func locked(_ body: () -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body()
    }

    private func offer(_ value: Output) {
        if waiting == .newest { values.removeAll() }
        values.append(value)
        deliver()
    }

    private func deliver() {
        while demand > 0, !values.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(values.removeFirst())
        }
        if openCount == 0, values.isEmpty { complete(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            openCount -= 1
            deliver()
        case .failure: complete(completion)
        }
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        end(upstreams)
        subscriber?.receive(completion: completion)
    }

    private func end(_ upstreams: [any Subscription]) {
        subscriber = nil
        self.upstreams = []
        values = []
        for upstream in upstreams { upstream.cancel() }
    }
}
