public import Foundation

/// A datum.
open class HKObject: NSObject, @unchecked Sendable {
    /// The identity, and facts that the app keeps.
    public let uuid = UUID()
    public let metadata: [String: Any]?
    /// The device that measured, and the app that made the datum.
    public let device: HKDevice?
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    open var source: HKSource { sourceRevision.source }

    init(metadata: [String: Any]?, device: HKDevice? = nil) {
        (self.metadata, self.device) = (metadata, device)
    }
}

/// A datum of a span of time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The span of time, and the kind.
    public let startDate: Date
    public let endDate: Date
    public let sampleType: HKSampleType

    init(
        _ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, device: HKDevice? = nil
    ) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata, device: device)
    }

    /// A Boolean value that says whether the datum goes on.
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}

/// A datum of a quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The quantity, and its kind.
    public let quantity: HKQuantity
    public let quantityType: HKQuantityType

    /// Creates a datum of a quantity.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata, device: device)
    }

    /// The number of quantities in the datum.
    open var count: Int { 1 }
}

/// A datum of a category.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The category as a number, and its kind.
    public let value: Int
    public let categoryType: HKCategoryType

    /// Creates a datum of a category.
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) { self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata) }
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata, device: device)
    }
}

/// A sum over a span of time.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    /// The sum.
    open var sumQuantity: HKQuantity { quantity }
}

/// Measurements over a span of time, with their mean and their ends.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    /// The mean, the ends and the latest of one measurement: itself.
    open var averageQuantity: HKQuantity { quantity }
    open var minimumQuantity: HKQuantity { quantity }
    open var maximumQuantity: HKQuantity { quantity }
    open var mostRecentQuantity: HKQuantity { quantity }
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// Data that belong together, as the two pressures of the blood.
open class HKCorrelation: HKSample, @unchecked Sendable {
    /// The data, and their kind.
    public let objects: Set<HKSample>
    public let correlationType: HKCorrelationType

    /// Creates a datum of several.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.objects, self.correlationType) = (objects, correlationType)
        super.init(correlationType, startDate, endDate, metadata, device: device)
    }

    /// Returns the data of one kind.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// A series of values, as the way of an exercise.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// The number of values.
    open var count: Int { 0 }
}

/// The beats of a heart.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}
