public import Foundation

/// The beginning of a workout.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
    /// The workout's name, its goal with the goal's unit, its place, and whether it has no end of its own.
    public let workoutName: INSpeakableString?
    public let goalValue: Double?
    public let workoutGoalUnitType: INWorkoutGoalUnitType
    public let workoutLocationType: INWorkoutLocationType
    public let isOpenEnded: Bool?

    /// Creates the beginning of a workout.
    public init(
        workoutName: INSpeakableString?, goalValue: Double? = nil,
        workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown,
        isOpenEnded: Bool? = nil
    ) {
        (self.workoutName, self.goalValue) = (workoutName, goalValue)
        (self.workoutGoalUnitType, self.workoutLocationType) = (workoutGoalUnitType, workoutLocationType)
        self.isOpenEnded = isOpenEnded
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The units of a goal.
public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown, inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie
}

/// The places of a workout.
public enum INWorkoutLocationType: Int, Sendable {
    case unknown, outdoor, indoor
}

/// The answer to the beginning of a workout, and its outcomes.
open class INStartWorkoutIntentResponse:
    _INCodedIntentResponse<INStartWorkoutIntentResponseCode>, @unchecked Sendable
{}
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout
    case failureNoMatchingWorkout, handleInApp, success
}

/// The outcomes for the unit of a goal.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A unit that is right, or one to be confirmed.
    open class func success(with resolvedValue: INWorkoutGoalUnitType) -> Self {
        Self(_outcome: .success(resolvedValue))
    }
    open class func confirmationRequired(with valueToConfirm: INWorkoutGoalUnitType) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// The outcomes for the place of a workout.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    /// A place that is right, or one to be confirmed.
    open class func success(with resolvedValue: INWorkoutLocationType) -> Self {
        Self(_outcome: .success(resolvedValue))
    }
    open class func confirmationRequired(with valueToConfirm: INWorkoutLocationType) -> Self {
        Self(_outcome: .confirmation(valueToConfirm))
    }
}

/// Whoever begins workouts for a voice. Nothing asks it.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    /// Finds the parameters, agrees, and begins.
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)
    func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)
    func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
}

extension INStartWorkoutIntentHandling {
    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveWorkoutName(
        for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveGoalValue(
        for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveWorkoutGoalUnitType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveWorkoutLocationType(
        for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void
    ) { completion(.notRequired()) }
    public func resolveIsOpenEnded(
        for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
