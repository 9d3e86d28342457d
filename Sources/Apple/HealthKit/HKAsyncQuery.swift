public import Foundation

/// A question that is awaited.
public protocol HKAsyncQuery {
    /// The type of the answer.
    associatedtype Output

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A question whose answers come one after the other.
public protocol HKAsyncSequenceQuery {
    /// The type of the answers.
    associatedtype Sequence: AsyncSequence

    /// The answers of the store, the first of which is thrown.
    func results(for healthStore: HKHealthStore) -> Sequence
}

/// A question for single data, which is awaited.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
    /// The conditions, the order and the number of data at most.
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?

    /// Creates a question.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw noData }
}

/// A question for a sum or a mean, which is awaited.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
    /// The condition and the sums.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions

    /// Creates a question.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw noData }
}

/// A question for sums or means of many spans, which is awaited.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    /// One of the answers.
    public struct Result: Sendable {
        /// The sums and means.
        public let statisticsCollection: HKStatisticsCollection
        public let updatedStatistics: [HKStatistics]?
    }

    /// The condition, the sums and the spans.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents

    /// Creates a question.
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw noData }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }

    /// The answers.
    public typealias Results = _FailingResults<Result>
}

/// A question for changes since a place, which is awaited.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery, Sendable {
    /// One of the answers.
    public struct Result: Sendable {
        /// The new data and those that are gone, and the place behind them.
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }

    /// The conditions, the place and the number of data at most.
    public var predicates: [HKSamplePredicate<Sample>]
    public var anchor: HKQueryAnchor?
    public var limit: Int?

    /// Creates a question.
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> Result { throw noData }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }

    /// The answers.
    public typealias Results = _FailingResults<Result>
}

/// A question for rings, which is awaited.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery, @unchecked Sendable {
    /// The condition.
    public var predicate: NSPredicate?

    /// Creates a question.
    public init(predicate: NSPredicate? = nil) {
        self.predicate = predicate
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { throw noData }
    public func results(for healthStore: HKHealthStore) -> Results { Results() }

    /// The answers.
    public typealias Results = _FailingResults<[HKActivitySummary]>
}

/// A question for what makes data, which is awaited.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
    /// The condition.
    public var predicate: HKSamplePredicate<Sample>

    /// Creates a question.
    public init(predicate: HKSamplePredicate<Sample>) {
        self.predicate = predicate
    }

    /// Asks the store.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { throw noData }
}

/// Answers of which the first is thrown.
public struct _FailingResults<Element: Sendable>: AsyncSequence, Sendable {
    /// The answers: none.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// - Throws: ``HKError``: there are no data.
        public mutating func next() async throws -> Element? { throw noData }
    }

    /// Begins at the first of them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
