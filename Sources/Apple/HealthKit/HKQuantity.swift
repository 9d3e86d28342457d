/// A unit of a quantity: its text, its dimension, and its size in the dimension's own.
open class HKUnit: NSObject, @unchecked Sendable {
    /// The text of the unit.
    public let unitString: String
    private let dimension: [String: Int]
    private let factor: Double
    private let offset: Double

    init(_ text: String, _ dimension: [String: Int], _ factor: Double = 1, offset: Double = 0) {
        (unitString, self.dimension, self.factor, self.offset) = (text, dimension, factor, offset)
    }

    /// The usual units.
    open class func count() -> HKUnit { HKUnit("count", [:]) }
    open class func percent() -> HKUnit { HKUnit("%", [:]) }
    open class func second() -> HKUnit { HKUnit("s", ["time": 1]) }
    open class func minute() -> HKUnit { HKUnit("min", ["time": 1], 60) }
    open class func hour() -> HKUnit { HKUnit("hr", ["time": 1], 3600) }
    open class func day() -> HKUnit { HKUnit("d", ["time": 1], 86400) }
    open class func meter() -> HKUnit { HKUnit("m", ["length": 1]) }
    open class func inch() -> HKUnit { HKUnit("in", ["length": 1], 0.0254) }
    open class func foot() -> HKUnit { HKUnit("ft", ["length": 1], 0.3048) }
    open class func mile() -> HKUnit { HKUnit("mi", ["length": 1], 1609.344) }
    open class func gram() -> HKUnit { HKUnit("g", ["mass": 1]) }
    open class func ounce() -> HKUnit { HKUnit("oz", ["mass": 1], 28.349523125) }
    open class func pound() -> HKUnit { HKUnit("lb", ["mass": 1], 453.59237) }
    open class func liter() -> HKUnit { HKUnit("L", ["length": 3], 0.001) }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", ["energy": 1], 4184) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", ["energy": 1], 4184) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", ["energy": 1], 4.184) }
    open class func joule() -> HKUnit { HKUnit("J", ["energy": 1]) }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", ["temperature": 1], offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", ["temperature": 1], 5 / 9, offset: 273.15 - 32 * 5 / 9)
    }
    open class func kelvin() -> HKUnit { HKUnit("K", ["temperature": 1]) }

    /// Units by a power of ten.
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().times(prefix) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().times(prefix) }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().times(prefix) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().times(prefix) }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().times(prefix) }

    private func times(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.text + unitString, dimension, factor * prefix.factor)
    }

    /// Units that are made of others.
    open func unitDivided(by unit: HKUnit) -> HKUnit { self.unit(with: unit, -1, "/") }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { self.unit(with: unit, 1, "·") }

    private func unit(with other: HKUnit, _ power: Int, _ sign: String) -> HKUnit {
        let dimension = dimension.merging(other.dimension.mapValues { $0 * power }, uniquingKeysWith: +)
        return HKUnit(
            unitString + sign + other.unitString, dimension.filter { $0.value != 0 },
            power > 0 ? factor * other.factor : factor / other.factor)
    }

    func isCompatible(with other: HKUnit) -> Bool { dimension == other.dimension }

    /// A value of this unit in another.
    func convert(_ value: Double, to other: HKUnit) -> Double {
        (value * factor + offset - other.offset) / other.factor
    }
}

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

    var factor: Double {
        let powers = [0, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12]
        return pow(10, Double(powers[rawValue]))
    }

    var text: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// Creates a quantity.
    public init(unit: HKUnit, doubleValue value: Double) {
        (self.unit, self.value) = (unit, value)
    }

    /// Returns whether it can be told in a unit, and its number in one of the same dimension.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }
    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.unit.isCompatible(with: unit), "\(self.unit.unitString) is no \(unit.unitString)")
        return self.unit.convert(value, to: unit)
    }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (own, other) = (value, quantity.doubleValue(for: unit))
        return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
    }
}

/// A datum.
open class HKObject: NSObject, @unchecked Sendable {
    /// The identity, and facts that the app keeps.
    public let uuid = UUID()
    public let metadata: [String: Any]?

    init(metadata: [String: Any]?) {
        self.metadata = metadata
    }
}

/// A datum of a span of time.
open class HKSample: HKObject, @unchecked Sendable {
    /// The span of time, and the kind.
    public let startDate: Date
    public let endDate: Date
    public let sampleType: HKSampleType

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata: metadata)
    }
}

/// A datum of a quantity.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The quantity, and its kind.
    public let quantity: HKQuantity
    public let quantityType: HKQuantityType

    /// Creates a datum of a quantity.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata)
    }
}

/// A datum of a category.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The category as a number, and its kind.
    public let value: Int
    public let categoryType: HKCategoryType

    /// Creates a datum of a category.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata)
    }
}

/// The states of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// The name of a sort key.
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0
