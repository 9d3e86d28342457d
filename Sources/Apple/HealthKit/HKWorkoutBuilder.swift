public import Foundation

/// Puts an exercise together, which fails.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    /// The kind and the place, and the span of time.
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?

    /// Creates one.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
    }

    /// Begins, adds to and ends the exercise: all of it fails.
    open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) { completion(nil, noData) }
    open func discardWorkout() {}
    /// The same, which throws.
    ///
    /// - Throws: ``HKError``: there are no data.
    public func beginCollection(at start: Date) async throws { throw noData }
    public func addSamples(_ samples: [HKSample]) async throws { throw noData }
    public func endCollection(at end: Date) async throws { throw noData }
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? { throw noData }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw noData }
    public func addMetadata(_ metadata: [String: Any]) async throws { throw noData }
    public func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { throw noData }
    open func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    open func updateActivity(
        uuid UUID: UUID, end endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }

    /// The length so far, in seconds, and the parts that have been added.
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open var elapsedTime: TimeInterval { 0 }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var metadata: [String: Any] { [:] }
    public let device: HKDevice?
}
