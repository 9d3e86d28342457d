public import OpenCombine

extension Publishers {
    /// Publishes the values of several publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values and the error that the publisher sends.
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers that are merged.
        public let publishers: [Upstream]

        /// Creates a publisher from others.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty<Output, Failure>().subscribe(subscriber) }
            let joined = JoinedSubscription<Output, Failure>(subscriber, of: publishers.count, waiting: .all)
            subscriber.receive(subscription: joined)
            for publisher in publishers { joined.join(publisher) { $0 } }
        }

        /// Publishes the values of one more publisher too.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }

    /// Publishes the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        /// The values and the error that the publisher sends.
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The publishers that are merged.
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let joined = JoinedSubscription<Output, Failure>(subscriber, of: 2, waiting: .all)
            subscriber.receive(subscription: joined)
            joined.join(a) { $0 }
            joined.join(b) { $0 }
        }
    }
}

extension Publisher {
    /// Publishes the values of this publisher and of another as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of this publisher and of two others as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        merge(with: b).merge(with: c)
    }

    /// Publishes the values of this publisher and of three others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, B>, C>, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        merge(with: b, c).merge(with: d)
    }

    /// Publishes the values of this publisher and of another of its kind as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

extension Publishers {
    /// The values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Output == C.Output, A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let merged: Merge<Merge<A, B>, C>

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C) {
            merged = Merge(Merge(a, b), c)
        }

        /// Passes the values on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            merged.receive(subscriber: subscriber)
        }
    }

    /// The values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Failure == B.Failure,
        A.Failure == C.Failure, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let merged: Merge<Merge3<A, B, C>, D>

        /// Creates a publisher of the values of others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            merged = Merge(Merge3(a, b, c), d)
        }

        /// Passes the values on.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            merged.receive(subscriber: subscriber)
        }
    }
}
