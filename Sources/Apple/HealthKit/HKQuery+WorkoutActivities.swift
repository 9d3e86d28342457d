public import Foundation
public import FoundationOverlay

extension HKQuery {
    /// Conditions on the parts of an exercise: their kind, their length in seconds and their span of time.
    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        part { $0.workoutConfiguration.activityType == workoutActivityType }
    }
    public class func predicateForWorkoutActivities(
        operatorType: _NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        part { operatorType.holds(order($0.duration, duration)) }
    }
    public class func predicateForWorkoutActivities(
        start startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        part { options.allow($0.startDate, $0.endDate ?? .distantFuture, from: startDate, to: endDate) }
    }

    /// A condition on an exercise: a part of it fulfils `activityPredicate`.
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
        condition { ($0 as? HKWorkout)?.workoutActivities.contains(where: activityPredicate.evaluate) ?? false }
    }

    /// Conditions on the sums of a part of an exercise, of which there are none.
    public class func predicateForWorkoutActivities(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate {
        part { operatorType.holds($0.statistics(for: quantityType)?.sumQuantity(), sumQuantity) }
    }
    public class func predicateForWorkoutActivities(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate {
        part { operatorType.holds($0.statistics(for: quantityType)?.minimumQuantity(), minimumQuantity) }
    }
    public class func predicateForWorkoutActivities(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate {
        part { operatorType.holds($0.statistics(for: quantityType)?.maximumQuantity(), maximumQuantity) }
    }
    public class func predicateForWorkoutActivities(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate {
        part { operatorType.holds($0.statistics(for: quantityType)?.averageQuantity(), averageQuantity) }
    }

    /// Conditions on the sums of an exercise, of which there are none.
    public class func predicateForWorkouts(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate {
        whole { operatorType.holds($0.statistics(for: quantityType)?.sumQuantity(), sumQuantity) }
    }
    public class func predicateForWorkouts(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate {
        whole { operatorType.holds($0.statistics(for: quantityType)?.minimumQuantity(), minimumQuantity) }
    }
    public class func predicateForWorkouts(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate {
        whole { operatorType.holds($0.statistics(for: quantityType)?.maximumQuantity(), maximumQuantity) }
    }
    public class func predicateForWorkouts(
        operatorType: _NSComparisonPredicate.Operator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate {
        whole { operatorType.holds($0.statistics(for: quantityType)?.averageQuantity(), averageQuantity) }
    }

    private class func part(_ holds: @escaping (HKWorkoutActivity) -> Bool) -> NSPredicate {
        NSPredicate { part, _ in (part as? HKWorkoutActivity).map(holds) ?? false }
    }
    private class func whole(_ holds: @escaping (HKWorkout) -> Bool) -> NSPredicate {
        condition { ($0 as? HKWorkout).map(holds) ?? false }
    }
}
