public import Foundation

/// A question for the beats of a heart, which is awaited.
public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    /// A beat.
    public struct Heartbeat: Sendable {
        /// The time from the start, in seconds, and a Boolean value that says whether beats before it were missed.
        public let timeIntervalSinceStart: TimeInterval
        public let precededByGap: Bool
    }

    /// The answers.
    public typealias Results = _FailingResults<Heartbeat>

    /// The beats' series.
    public var series: HKHeartbeatSeriesSample

    /// Creates a question.
    public init(_ series: HKHeartbeatSeriesSample) {
        self.series = series
    }

    /// The beats, the first of which is thrown.
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A question for the quantities that a sum is made of.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
    /// Indicates whether the datum of a quantity is told of, and the order is that of the data.
    public var includeSample = false
    public var orderByQuantitySampleStartDate = false

    /// Creates a question, which is answered with an error.
    public init(
        quantityType: HKQuantityType, predicate: NSPredicate?,
        quantityHandler:
            @escaping (
                HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool, (any Error)?
            ) -> Void
    ) {
        let box = QueryBox<HKQuantitySeriesSampleQuery>()
        super.init(predicate, quantityType) { box.query.map { quantityHandler($0, nil, nil, nil, true, noData) } }
        box.query = self
    }
}

/// A question for the quantities that a sum is made of, which is awaited.
public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    /// Options: the datum of each quantity is told of, and the order is that of the data.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let includeSample = Options(rawValue: 1)
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }

    /// One of the answers.
    public struct Result: Sendable {
        /// The quantity, its span of time and its datum.
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let sample: HKQuantitySample?
    }

    /// The answers.
    public typealias Results = _FailingResults<Result>

    /// The condition and the options.
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: Options

    /// Creates a question.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// The quantities, the first of which is thrown.
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

/// A class of how steadily somebody walks.
public enum HKAppleWalkingSteadinessClassification: Int, CaseIterable, Sendable {
    case ok = 1, low, veryLow
}
