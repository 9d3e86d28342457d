public import Foundation

/// A question for a sum or a mean.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKStatisticsQuery>()
        super.init(quantitySamplePredicate, quantityType) { box.query.map { handler($0, nil, noData) } }
        box.query = self
    }
}

/// A question for sums or means of many spans.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// The closures for the first answer, and for later ones.
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// The beginning and the length of the spans.
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    public let options: HKStatisticsOptions

    /// Creates a question.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents, self.options) = (anchorDate, intervalComponents, options)
        super.init(quantitySamplePredicate, quantityType) {}
    }

    override func fail() { initialResultsHandler?(self, nil, noData) }
}
