public import Foundation

/// A day's rings: what somebody did, and what somebody meant to do.
open class HKActivitySummary: NSObject, @unchecked Sendable {
    /// The way in which motion is counted.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// The energy, the time and the hours of the day, and the goals.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var exerciseTimeGoal: HKQuantity?
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open var standHoursGoal: HKQuantity?
    open var isPaused: Bool { false }
    var components: DateComponents { DateComponents() }

    /// Returns the day.
    open func dateComponents(for calendar: Calendar) -> DateComponents { components }
}

/// A way of counting motion.
public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime
}

/// A question for rings.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    /// Called with later changes: never.
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

    /// Creates a question.
    public init(
        predicate: NSPredicate?,
        resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        let box = QueryBox<HKActivitySummaryQuery>()
        super.init(predicate) { box.query.map { handler($0, nil, noData) } }
        box.query = self
    }
}
