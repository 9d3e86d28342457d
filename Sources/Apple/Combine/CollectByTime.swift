import Foundation
public import OpenCombine

extension Publishers {
    /// The rule by which values come together: by time, or by time and number, whichever is first.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// All values of a time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values of a time, or so many of them.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Publishes values together, by time. A time without a value publishes nothing.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values and the error that the publisher sends.
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The publisher of the values, the rule, and the options of the scheduler.
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of values that come together.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let groups = TimedGroups<Upstream.Output, Failure>(subscriber)
            let every: () -> any Cancellable
            switch strategy {
            case .byTime(let context, let stride): every = { groups.ticking(context, stride, options) }
            case .byTimeOrCount(let context, let stride, let count):
                groups.count = Swift.max(count, 1)
                every = { groups.ticking(context, stride, options) }
            }
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { groups.begin($0, every: every) },
                    receiveValue: { value in
                        groups.receive(value)
                        return .none
                    },
                    receiveCompletion: { groups.complete($0) }))
        }
    }
}

extension Publisher {
    /// Publishes values together, by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Values that wait for their time, and groups that wait for a demand.
private final class TimedGroups<Value, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<[Value], Failure>?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var values: [Value] = []
    private var groups: [[Value]] = []
    private var completion: Subscribers.Completion<Failure>?
    /// The number of values that is a group before its time.
    var count: Int?

    init(_ subscriber: some Subscriber<[Value], Failure>) {
        self.subscriber = AnySubscriber(subscriber)
    }

    func ticking<S: Scheduler>(
        _ scheduler: S, _ stride: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?
    ) -> any Cancellable {
        scheduler.schedule(
            after: scheduler.now.advanced(by: stride), interval: stride, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.close() }
    }

    func begin(_ upstream: any Subscription, every: () -> any Cancellable) {
        lock.withLock {
            self.upstream = upstream
            timer = every()
        }
        subscriber?.receive(subscription: self)
        upstream.request(.unlimited)
    }

    func receive(_ value: Value) {
        lock.withLock {
            values.append(value)
            if values.count == count { close() }
        }
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            timer?.cancel()
            // Values that wait are lost if the publisher fails.
            if case .failure = completion { (values, groups) = ([], []) }
            self.completion = completion
            close()
        }
    }

    private func close() {
        lock.withLock {
            if !values.isEmpty { groups.append(values) }
            values = []
            deliver()
        }
    }

    private func deliver() {
        while demand > 0, !groups.isEmpty, let subscriber {
            demand -= 1
            demand += subscriber.receive(groups.removeFirst())
        }
        guard groups.isEmpty, let completion, let subscriber else { return }
        self.subscriber = nil
        subscriber.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            deliver()
        }
    }

    func cancel() {
        let (upstream, timer) = lock.withLock {
            (subscriber, values, groups) = (nil, [], [])
            return (self.upstream, self.timer)
        }
        timer?.cancel()
        upstream?.cancel()
    }
}
