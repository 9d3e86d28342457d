public import Foundation

/// Anything that was measured. Nothing is.
open class MXMetric: NSObject, @unchecked Sendable {
    override init() {}

    /// The measure as a text in JSON, and as values.
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// The numbers of measures in ranges. There are none.
open class MXHistogram<UnitType: Unit>: NSObject, @unchecked Sendable {
    override init() {}

    /// The number of ranges, and the ranges.
    open var totalBucketCount: Int { 0 }
    open var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}

/// A range of measures.
open class MXHistogramBucket<UnitType: Unit>: NSObject, @unchecked Sendable {
    /// The bounds of the range, and the number of measures.
    public let bucketStart: Measurement<UnitType>
    public let bucketEnd: Measurement<UnitType>
    open var bucketCount: Int { 0 }

    init(from start: Measurement<UnitType>, to end: Measurement<UnitType>) {
        (bucketStart, bucketEnd) = (start, end)
    }
}

/// The mean of measures.
open class MXAverage<UnitType: Unit>: NSObject, @unchecked Sendable {
    /// The mean, the number of measures, and their spread.
    public let averageMeasurement: Measurement<UnitType>
    open var sampleCount: Int { 0 }
    open var standardDeviation: Double { 0 }

    init(_ average: Measurement<UnitType>) {
        averageMeasurement = average
    }
}

/// The work of the processor.
open class MXCPUMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeCPUInstructions: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}

/// The work of the processor of pictures.
open class MXGPUMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The strength of the radio.
open class MXCellularConditionMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var histogrammedCellularConditionTime: MXHistogram<Unit> { MXHistogram() }
}

/// The time of an app.
open class MXAppRunTimeMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeForegroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The time with places.
open class MXLocationActivityMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeBestAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
        Measurement(value: 0, unit: .seconds)
    }
    open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

/// The data of the network.
open class MXNetworkTransferMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeWifiUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeWifiDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularUpload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var cumulativeCellularDownload: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// The time of launches.
open class MXAppLaunchMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
    open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}

/// The time in which an app did not answer.
open class MXAppResponsivenessMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}

/// The data of the disk.
open class MXDiskIOMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

/// The memory of an app.
open class MXMemoryMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var peakMemoryUsage: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
    open var averageSuspendedMemory: MXAverage<UnitInformationStorage> {
        MXAverage(Measurement(value: 0, unit: .bytes))
    }
}

/// The light of the screen.
open class MXDisplayMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var averagePixelLuminance: MXAverage<Unit>? { nil }
}

/// The hitches of an app.
open class MXAnimationMetric: MXMetric, @unchecked Sendable {
    /// The measures: none.
    open var scrollHitchTimeRatio: Measurement<Unit> { Measurement(value: 0, unit: Unit(symbol: "")) }
}

/// The ends of an app.
open class MXAppExitMetric: MXMetric, @unchecked Sendable {
    /// The ends while it was seen, and while it was not.
    open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
    open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}

/// The ends of an app that was seen.
open class MXForegroundExitData: NSObject, @unchecked Sendable {
    /// The numbers of ends by their reasons: 0.
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
}

/// The ends of an app that was not seen.
open class MXBackgroundExitData: NSObject, @unchecked Sendable {
    /// The numbers of ends by their reasons: 0.
    open var cumulativeNormalAppExitCount: Int { 0 }
    open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
    open var cumulativeCPUResourceLimitExitCount: Int { 0 }
    open var cumulativeMemoryPressureExitCount: Int { 0 }
    open var cumulativeBadAccessExitCount: Int { 0 }
    open var cumulativeAbnormalExitCount: Int { 0 }
    open var cumulativeIllegalInstructionExitCount: Int { 0 }
    open var cumulativeAppWatchdogExitCount: Int { 0 }
    open var cumulativeSuspendedWithLockedFileExitCount: Int { 0 }
    open var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { 0 }
}
