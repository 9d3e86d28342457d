public import Foundation
public import FoundationOverlay

/// The names of facts in conditions on data.
public let HKPredicateKeyPathUUID = "uuid"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
public let HKPredicateKeyPathDateComponents = "dateComponents"
public let HKPredicateKeyPathCorrelation = "correlation"
public let HKPredicateKeyPathWorkout = "workout"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathWorkoutType = "workoutType"
public let HKPredicateKeyPathWorkoutSumQuantity = "sumQuantity"
public let HKPredicateKeyPathWorkoutMinimumQuantity = "minimumQuantity"
public let HKPredicateKeyPathWorkoutMaximumQuantity = "maximumQuantity"
public let HKPredicateKeyPathWorkoutAverageQuantity = "averageQuantity"
public let HKPredicateKeyPathWorkoutActivity = "workoutActivity"
public let HKPredicateKeyPathWorkoutActivityType = "workoutActivityType"
public let HKPredicateKeyPathWorkoutActivityDuration = "duration"
public let HKPredicateKeyPathWorkoutActivityStartDate = "startDate"
public let HKPredicateKeyPathWorkoutActivityEndDate = "endDate"
public let HKPredicateKeyPathWorkoutActivitySumQuantity = "sumQuantity"
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity = "minimumQuantity"
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity = "maximumQuantity"
public let HKPredicateKeyPathWorkoutActivityAverageQuantity = "averageQuantity"

extension HKQuery {
    /// Conditions on the identity of data.
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { predicateForObjects(with: [UUID]) }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        condition { UUIDs.contains($0.uuid) }
    }

    /// Conditions on what made the data.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        condition { sources.contains($0.sourceRevision.source) }
    }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        condition { object in sourceRevisions.contains { $0.source == object.sourceRevision.source } }
    }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        condition { object in object.device.map(devices.contains) ?? false }
    }
    public class func predicateForObjects(
        withDeviceProperty key: String, allowedValues: Set<String>
    ) -> NSPredicate {
        condition { object in
            object.device?.property(key).map(allowedValues.contains) ?? false
        }
    }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }

    /// Conditions on what an app keeps with the data.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        condition { $0.metadata?[key] != nil }
    }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let values = allowedValues.compactMap { $0 as? AnyHashable }
        return condition { object in (object.metadata?[key] as? AnyHashable).map(values.contains) ?? false }
    }
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: _NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        condition { object in
            switch (object.metadata?[key], value) {
            case (let own as HKQuantity, let other as HKQuantity): operatorType.holds(own, other)
            case (let own as String, let other as String): operatorType.holds(order(own, other))
            case (let own as Date, let other as Date): operatorType.holds(order(own, other))
            case (let own as Bool, let other as Bool): operatorType.holds(order(own ? 1 : 0, other ? 1 : 0))
            case (let own as any BinaryInteger, let other as any BinaryInteger):
                operatorType.holds(order(Double(own), Double(other)))
            case (let own as Double, let other as Double): operatorType.holds(order(own, other))
            default: false
            }
        }
    }

    /// Conditions on the value.
    public class func predicateForQuantitySamples(
        with operatorType: _NSComparisonPredicate.Operator, quantity: HKQuantity
    ) -> NSPredicate {
        condition { object in
            operatorType.holds((object as? HKQuantitySample)?.quantity, quantity)
        }
    }
    public class func predicateForCategorySamples(
        with operatorType: _NSComparisonPredicate.Operator, value: Int
    ) -> NSPredicate {
        condition { ($0 as? HKCategorySample).map { operatorType.holds(order($0.value, value)) } ?? false }
    }
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
        condition { ($0 as? HKCategorySample).map { values.contains($0.value) } ?? false }
    }

    /// Conditions on exercises: their kind, their length in seconds and their sums.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        condition { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
    public class func predicateForWorkouts(
        with operatorType: _NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        condition { ($0 as? HKWorkout).map { operatorType.holds(order($0.duration, duration)) } ?? false }
    }
    public class func predicateForWorkouts(
        with operatorType: _NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate { condition(operatorType, totalEnergyBurned, \.totalEnergyBurned) }
    public class func predicateForWorkouts(
        with operatorType: _NSComparisonPredicate.Operator, totalDistance: HKQuantity
    ) -> NSPredicate { condition(operatorType, totalDistance, \.totalDistance) }

    /// Conditions on the day of rings.
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
    }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        let bounds = [startDateComponents, endDateComponents].map(day)
        return NSPredicate { summary, _ in
            guard let own = (summary as? HKActivitySummary).map({ day($0.components) }) else { return false }
            return !own.lexicographicallyPrecedes(bounds[0]) && !bounds[1].lexicographicallyPrecedes(own)
        }
    }

    class func condition(_ holds: @escaping (HKObject) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map(holds) ?? false }
    }

    private class func condition(
        _ operatorType: _NSComparisonPredicate.Operator, _ quantity: HKQuantity, _ path: KeyPath<HKWorkout, HKQuantity?>
    ) -> NSPredicate {
        condition { object in
            operatorType.holds((object as? HKWorkout)?[keyPath: path], quantity)
        }
    }
}

private func day(_ components: DateComponents) -> [Int] {
    [components.era ?? 1, components.year ?? 0, components.month ?? 0, components.day ?? 0]
}

func order<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
    a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
}

extension RawRepresentable where Self == _NSComparisonPredicate.Operator {
    func holds(_ order: ComparisonResult) -> Bool {
        switch self {
        case .lessThan: order == .orderedAscending
        case .lessThanOrEqualTo: order != .orderedDescending
        case .greaterThan: order == .orderedDescending
        case .greaterThanOrEqualTo: order != .orderedAscending
        case .equalTo: order == .orderedSame
        case .notEqualTo: order != .orderedSame
        default: false
        }
    }

    func holds(_ own: HKQuantity?, _ other: HKQuantity) -> Bool {
        own.map { $0.is(compatibleWith: other.unit) && holds($0.compare(other)) } ?? false
    }
}
