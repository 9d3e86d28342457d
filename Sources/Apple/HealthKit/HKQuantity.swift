public import Foundation

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    let unit: HKUnit
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

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, unit.isCompatible(with: other.unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { unit.hash }
    open override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit.unitString)" }

    /// Compares two quantities of one dimension.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (own, other) = (value, quantity.doubleValue(for: unit))
        return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
    }
}
