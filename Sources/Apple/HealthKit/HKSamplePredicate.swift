public import Foundation

/// A kind of data with a condition, for questions that are awaited.
public struct HKSamplePredicate<Sample: HKSample>: Hashable, @unchecked Sendable {
    /// The kind and the condition.
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?

    init(_ type: HKSampleType, _ predicate: NSPredicate?) {
        (sampleType, nsPredicate) = (type, predicate)
    }

    /// Data of any kind.
    public static func sample(
        type: HKSampleType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKSample> where Sample == HKSample { HKSamplePredicate<HKSample>(type, predicate) }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Data of a quantity.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// Data of a category.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKCorrelation {
    /// Data that belong together.
    public static func correlation(
        type: HKCorrelationType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCorrelation> { HKSamplePredicate(type, predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// Exercises.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate(.workoutType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    /// The beats of hearts.
    public static func heartbeatSeries(
        _ predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKHeartbeatSeriesSample> { HKSamplePredicate(HKSeriesType.heartbeat(), predicate) }
}

extension HKSamplePredicate where Sample == HKAudiogramSample {
    /// Measurements of hearing.
    public static func audiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKAudiogramSample> {
        HKSamplePredicate(.audiogramSampleType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKElectrocardiogram {
    /// Electrocardiograms.
    public static func electrocardiogram(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKElectrocardiogram> {
        HKSamplePredicate(.electrocardiogramType(), predicate)
    }
}

extension HKSamplePredicate where Sample == HKStateOfMind {
    /// Moods.
    public static func stateOfMind(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKStateOfMind> {
        HKSamplePredicate(.stateOfMindType(), predicate)
    }
}
