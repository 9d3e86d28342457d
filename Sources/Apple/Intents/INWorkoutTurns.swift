public import Foundation

/// A wish about a workout that is named and on its way.
open class _INNamedWorkoutIntent: INIntent, @unchecked Sendable {
    /// The workout's name.
    public let workoutName: INSpeakableString?

    /// Creates a wish about a workout.
    public init(workoutName: INSpeakableString?) {
        self.workoutName = workoutName
        super.init()
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) {
        return nil
    }
}

/// The pause of a workout.
open class INPauseWorkoutIntent: _INNamedWorkoutIntent, @unchecked Sendable {}

/// The answer to it, and its outcomes.
open class INPauseWorkoutIntentResponse:
    _INCodedIntentResponse<INPauseWorkoutIntentResponseCode>, @unchecked Sendable
{}
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
    case success
}

/// Whoever does it for a voice. Nothing asks it.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    /// Finds the workout, agrees, and pauses.
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INPauseWorkoutIntentHandling {
    public func confirm(
        intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
    ) { completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveWorkoutName(
        for intent: INPauseWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// The going on with a workout.
open class INResumeWorkoutIntent: _INNamedWorkoutIntent, @unchecked Sendable {}

/// The answer to it, and its outcomes.
open class INResumeWorkoutIntentResponse:
    _INCodedIntentResponse<INResumeWorkoutIntentResponseCode>, @unchecked Sendable
{}
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
    case success
}

/// Whoever does it for a voice. Nothing asks it.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    /// Finds the workout, agrees, and goes on.
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INResumeWorkoutIntentHandling {
    public func confirm(
        intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
    ) { completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveWorkoutName(
        for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// The giving up of a workout.
open class INCancelWorkoutIntent: _INNamedWorkoutIntent, @unchecked Sendable {}

/// The answer to it, and its outcomes.
open class INCancelWorkoutIntentResponse:
    _INCodedIntentResponse<INCancelWorkoutIntentResponseCode>, @unchecked Sendable
{}
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
    case success
}

/// Whoever does it for a voice. Nothing asks it.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    /// Finds the workout, agrees, and gives up.
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INCancelWorkoutIntentHandling {
    public func confirm(
        intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
    ) { completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveWorkoutName(
        for intent: INCancelWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}

/// The end of a workout.
open class INEndWorkoutIntent: _INNamedWorkoutIntent, @unchecked Sendable {}

/// The answer to it, and its outcomes.
open class INEndWorkoutIntentResponse:
    _INCodedIntentResponse<INEndWorkoutIntentResponseCode>, @unchecked Sendable
{}
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp
    case success
}

/// Whoever does it for a voice. Nothing asks it.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    /// Finds the workout, agrees, and ends.
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INEndWorkoutIntentHandling {
    public func confirm(
        intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
    ) { completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil)) }
    public func resolveWorkoutName(
        for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
