public import Foundation

/// The sums and means that are reckoned.
public struct HKStatisticsOptions: OptionSet, Sendable {
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
    public static var discreteMostRecent: HKStatisticsOptions { .mostRecent }
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The sums and means of a span. There are none.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// The span of time.
    public let startDate: Date
    public let endDate: Date

    /// The kind of the quantities, and those who made them.
    public let quantityType: HKQuantityType
    open var sources: [HKSource]? { nil }

    init(_ quantityType: HKQuantityType, _ start: Date, _ end: Date) {
        (self.quantityType, startDate, endDate) = (quantityType, start, end)
    }

    /// The sum, the mean, the least, the largest and the latest quantity: none.
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func duration() -> HKQuantity? { nil }

    /// The same of one source: none.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? { nil }
    open func duration(for source: HKSource) -> HKQuantity? { nil }
}

/// The sums and means of many spans: none.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    /// The spans, one of them by its moment, and all of them.
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}
