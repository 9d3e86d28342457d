public import Foundation

/// A kind of data.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The name of the kind.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Gives a kind by its name.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType() }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        HKSeriesType(identifier: identifier)
    }
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }
    open class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
    }

    /// A Boolean value that says whether the person is asked for each datum alone: none is.
    open func requiresPerObjectAuthorization() -> Bool { false }

    open override var description: String { identifier }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A kind of data of spans of time.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// The limits on how long a datum may last, in seconds, and on what may be said of estimates: there are none.
    open var isMaximumDurationRestricted: Bool { false }
    open var maximumAllowedDuration: TimeInterval { .infinity }
    open var isMinimumDurationRestricted: Bool { false }
    open var minimumAllowedDuration: TimeInterval { 0 }
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// A kind of quantities.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a kind of quantities.
    public init(_ identifier: HKQuantityTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

extension HKQuantityType {
    /// The way in which quantities of a kind are put together, by the name of the kind.
    public var aggregationStyle: HKQuantityAggregationStyle {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let sums = [
            "Count", "Distance", "Burned", "Dietary", "Climbed", "Time", "Daylight", "Usage", "Delivery", "Beverages",
            "Fallen", "NikeFuel",
        ]
        let isSpeedOrTest = name.contains("Test") || name.contains("Speed")
        return !isSpeedOrTest && sums.contains { name.contains($0) } ? .cumulative : .discreteArithmetic
    }
}

/// A way in which quantities are put together: as a sum, or as one of several means.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel

    /// The arithmetic mean by its former name.
    public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// A kind of categories.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a kind of categories.
    public init(_ identifier: HKCategoryTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// A kind of facts that do not change.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates a kind of characteristics.
    public init(_ identifier: HKCharacteristicTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
    init() {
        super.init(identifier: "HKWorkoutTypeIdentifier")
    }
}

/// A kind of data that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// Creates a kind of data that belong together.
    public init(_ identifier: HKCorrelationTypeIdentifier) {
        super.init(identifier: identifier.rawValue)
    }
}

/// The kind of a day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
    init() {
        super.init(identifier: "HKActivitySummaryTypeIdentifier")
    }
}

/// The name of the kind of exercises, and those of series.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"

/// A kind of series.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// The kinds of series: ways of exercises, and beats of the heart.
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: HKWorkoutRouteTypeIdentifier) }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: HKDataTypeIdentifierHeartbeatSeries) }
}

/// The kind of measurements of hearing.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// The kind of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

/// The kind of moods.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
