public import OpenCombine

extension Publishers {
    /// Publishes the newest values of two publishers together, whenever one of them has a new one, once both had one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The values and the error that the publisher sends.
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The publishers that are combined.
        public let a: A
        public let b: B

        /// Creates a publisher from others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let joined = JoinedSubscription<Output, Failure>(subscriber, of: 2, waiting: .newest)
            subscriber.receive(subscription: joined)
            var (newestA, newestB): (A.Output?, B.Output?)
            func pair() -> Output? {
                if let newestA, let newestB { (newestA, newestB) } else { nil }
            }
            joined.join(a) { value in
                newestA = value
                return pair()
            }
            joined.join(b) { value in
                newestB = value
                return pair()
            }
        }
    }

    /// Publishes the newest values of three publishers together.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The publishers that are combined.
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
                .map { ($0.0.0, $0.0.1, $0.1) }
                .subscribe(subscriber)
        }
    }

    /// Publishes the newest values of four publishers together.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The publishers that are combined.
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
                .map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
                .subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Publishes the newest values of this publisher and another together.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes what `transform` makes of the newest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Publishes the newest values of this publisher and two others together.
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q)
    }

    /// Publishes what `transform` makes of the newest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the newest values of this publisher and three others together.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r)
    }
}
