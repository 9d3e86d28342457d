public import Foundation

/// An electrocardiogram. The store hands out none.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
    /// A place on the body between which the voltage is measured.
    public enum Lead: Int, Sendable {
        case appleWatchSimilarToLeadI = 1
    }

    /// A finding.
    public enum Classification: Int, Sendable {
        case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate
        case inconclusivePoorReading, inconclusiveOther
        case unrecognized = 100
    }

    /// The answer to a question for pains and the like.
    public enum SymptomsStatus: Int, Sendable {
        case notSet, none, present
    }

    /// One of the voltages.
    public final class VoltageMeasurement: NSObject, @unchecked Sendable {
        /// The time from the start, in seconds.
        public let timeSinceSampleStart: TimeInterval

        init(timeSinceSampleStart: TimeInterval) {
            self.timeSinceSampleStart = timeSinceSampleStart
        }

        /// Returns the voltage of a lead: nil.
        public func quantity(for lead: Lead) -> HKQuantity? { nil }
    }

    /// The number of voltages, their frequency and the mean of the heart's rate: none.
    open var numberOfVoltageMeasurements: Int { 0 }
    open var samplingFrequency: HKQuantity? { nil }
    open var averageHeartRate: HKQuantity? { nil }

    /// The finding, and whether there were pains: not known.
    open var classification: Classification { .notSet }
    open var symptomsStatus: SymptomsStatus { .notSet }
}

/// A question for the voltages of an electrocardiogram.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    /// An answer.
    public enum Result {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }

    /// Creates a question, which is answered with an error.
    public init(
        _ electrocardiogram: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void
    ) {
        let box = QueryBox<HKElectrocardiogramQuery>()
        super.init { box.query.map { dataHandler($0, .error(noData)) } }
        box.query = self
    }
}

/// A question for the voltages of an electrocardiogram, which is awaited.
public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery, Sendable {
    /// The answers.
    public typealias Results = _FailingResults<HKElectrocardiogram.VoltageMeasurement>

    /// The electrocardiogram.
    public var electrocardiogram: HKElectrocardiogram

    /// Creates a question.
    public init(_ electrocardiogram: HKElectrocardiogram) {
        self.electrocardiogram = electrocardiogram
    }

    /// The voltages, the first of which is thrown.
    public func results(for healthStore: HKHealthStore) -> Results { Results() }
}

extension HKQuery {
    /// Conditions on electrocardiograms.
    public class func predicateForElectrocardiograms(
        classification: HKElectrocardiogram.Classification
    ) -> NSPredicate { condition { ($0 as? HKElectrocardiogram)?.classification == classification } }
    public class func predicateForElectrocardiograms(
        symptomsStatus: HKElectrocardiogram.SymptomsStatus
    ) -> NSPredicate { condition { ($0 as? HKElectrocardiogram)?.symptomsStatus == symptomsStatus } }
}
