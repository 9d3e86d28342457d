public import Foundation

/// A unit of a quantity: its text, its dimension, and its size in the dimension's own.
open class HKUnit: NSObject, @unchecked Sendable {
    /// The text of the unit.
    public let unitString: String
    let dimension: [String: Int]
    let factor: Double
    let offset: Double

    init(_ text: String, _ dimension: [String: Int], _ factor: Double = 1, offset: Double = 0) {
        (unitString, self.dimension, self.factor, self.offset) = (text, dimension, factor, offset)
    }

    /// Creates the unit that a text names, as in `kg/m^2` or `mg/dL`. A name that is no unit's has a dimension of its own.
    public convenience init(from string: String) {
        var reader = UnitReader(string)
        let unit = reader.product()
        self.init(string, unit.dimension, unit.factor, offset: unit.offset)
    }
    public convenience init(from massFormatterUnit: MassFormatter.Unit) { self.init(from: massFormatterUnit.name) }
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        self.init(from: lengthFormatterUnit.name)
    }
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        self.init(from: energyFormatterUnit.name)
    }

    func times(_ prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.text + unitString, dimension, factor * prefix.factor)
    }

    /// Units that are made of others.
    open func unitDivided(by unit: HKUnit) -> HKUnit { self.unit(with: unit, -1, "/") }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { self.unit(with: unit, 1, "·") }

    /// Powers of the unit.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            "\(unitString)^\(power)", dimension.mapValues { $0 * power }.filter { $0.value != 0 },
            pow(factor, Double(power)))
    }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    /// Returns whether it is a number without a dimension.
    open func isNull() -> Bool { dimension.isEmpty && factor == 1 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimension == other.dimension && factor == other.factor && offset == other.offset
            && (unitString == "%") == (other.unitString == "%")
    }
    open override var hash: Int { dimension.hashValue }
    open override var description: String { unitString }

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
