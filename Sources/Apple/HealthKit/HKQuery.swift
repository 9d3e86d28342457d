/// A question for data, which fails.
open class HKQuery: NSObject, @unchecked Sendable {
    let told: () -> Void
    /// The condition.
    open var predicate: NSPredicate? { nil }

    init(_ told: @escaping () -> Void) {
        self.told = told
    }

    func fail() { told() }

    /// A condition on the span of time.
    open class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { sample, _ in
            guard let sample = sample as? HKSample else { return false }
            return startDate.map { sample.endDate >= $0 } ?? true && endDate.map { sample.startDate < $0 } ?? true
        }
    }
}

extension HKQuery {
    /// A condition on the kind of an exercise.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { sample, _ in (sample as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
}

/// The ends of a datum that must lie in the span.
public struct HKQueryOptions: OptionSet, Sendable {
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

let noData = HKError(.errorHealthDataUnavailable)

/// A question for single data.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKSampleQuery>()
        super.init { box.query.map { resultsHandler($0, nil, noData) } }
        box.query = self
    }
}

/// A question for changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKObserverQuery>()
        super.init { box.query.map { updateHandler($0, {}, noData) } }
        box.query = self
    }
}

/// A place among the changes of the data.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    /// Creates the place before all data.
    public init(fromValue value: Int) {}
}

/// A datum that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
    /// The identity of the datum.
    public let uuid = UUID()
}

/// A question for changes since a place.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// The answer to the question.
    public typealias Answer = (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) ->
        Void

    /// Called with later changes: never.
    open var updateHandler: Answer?

    /// Creates a question.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Answer
    ) {
        let box = QueryBox<HKAnchoredObjectQuery>()
        super.init { box.query.map { handler($0, nil, nil, nil, noData) } }
        box.query = self
    }
}

/// A question for a sum or a mean.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKStatisticsQuery>()
        super.init { box.query.map { handler($0, nil, noData) } }
        box.query = self
    }
}

/// A question for sums or means of many spans.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// The closures for the first answer, and for later ones.
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions,
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        super.init {}
    }

    override func fail() { initialResultsHandler?(self, nil, noData) }
}

private final class QueryBox<Query: HKQuery>: @unchecked Sendable {
    weak var query: Query?
}

/// The sums and means that are reckoned.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// The sums and means of a span. There are none.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// The span of time.
    public let startDate: Date
    public let endDate: Date

    init(_ start: Date, _ end: Date) {
        (startDate, endDate) = (start, end)
    }

    /// The sum, the mean, the least, the largest and the latest quantity: none.
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// The sums and means of many spans: none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    /// The spans, one of them by its moment, and all of them.
    open func statistics() -> [HKStatistics] { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
