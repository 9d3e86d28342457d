public import Foundation

/// A question for single data.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// The number of data at most, and their order.
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?

    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
        let box = QueryBox<HKSampleQuery>()
        super.init(predicate, sampleType) { box.query.map { resultsHandler($0, nil, noData) } }
        box.query = self
    }
    public init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
        let box = QueryBox<HKSampleQuery>()
        super.init { box.query.map { resultsHandler($0, nil, noData) } }
        box.query = self
    }
    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        self.init(
            queryDescriptors: queryDescriptors, limit: limit, sortDescriptors: [], resultsHandler: resultsHandler)
    }
}

/// Tells that a change has been dealt with.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// A question for changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKObserverQuery>()
        super.init(predicate, sampleType) { box.query.map { updateHandler($0, {}, noData) } }
        box.query = self
    }
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        let box = QueryBox<HKObserverQuery>()
        super.init { box.query.map { updateHandler($0, nil, {}, noData) } }
        box.query = self
    }
}

/// A question for changes since a place.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// Called with later changes: never.
    open var updateHandler:
        ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

    /// Creates a question.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        let box = QueryBox<HKAnchoredObjectQuery>()
        super.init(predicate, type) { box.query.map { handler($0, nil, nil, nil, noData) } }
        box.query = self
    }
    public init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        let box = QueryBox<HKAnchoredObjectQuery>()
        super.init { box.query.map { handler($0, nil, nil, nil, noData) } }
        box.query = self
    }
}

/// A question for what makes data.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKSourceQuery>()
        super.init(objectPredicate, sampleType) { box.query.map { completionHandler($0, nil, noData) } }
        box.query = self
    }
}

/// A question for data that belong together.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    /// The kind of the data.
    public let correlationType: HKCorrelationType
    /// The conditions on the parts.
    public let samplePredicates: [HKSampleType: NSPredicate]?

    /// Creates a question.
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates) = (correlationType, samplePredicates)
        let box = QueryBox<HKCorrelationQuery>()
        super.init(predicate, correlationType) { box.query.map { completion($0, nil, noData) } }
        box.query = self
    }
}

/// A question for the beats of a heart.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKHeartbeatSeriesQuery>()
        super.init { box.query.map { dataHandler($0, 0, false, true, noData) } }
        box.query = self
    }
}
