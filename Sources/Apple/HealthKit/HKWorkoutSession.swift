public import Foundation

/// The state of a running exercise.
public enum HKWorkoutSessionState: Int, Sendable {
    case notStarted = 1
    case running, ended, paused, prepared, stopped
}

/// The kind of a session: on the device where it runs, or shown from there.
public enum HKWorkoutSessionType: Int, Sendable {
    case primary, mirrored
}

/// A running exercise. None begins: the delegate is told of the failure.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    /// The kind and the place, and the state.
    public let workoutConfiguration: HKWorkoutConfiguration
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: .distantPast, end: nil, metadata: nil)
    }
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    private let store: HKHealthStore

    /// Creates a session.
    public convenience init(configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        try self.init(healthStore: HKHealthStore(), configuration: workoutConfiguration)
    }
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        (store, self.workoutConfiguration) = (healthStore, workoutConfiguration)
    }

    /// Begins the exercise, which fails.
    open func prepare() { fail() }
    open func startActivity(with date: Date?) { fail() }
    open func beginNewActivity(
        configuration workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?
    ) {
        fail()
    }

    /// Interrupts or ends an exercise: none runs.
    open func pause() {}
    open func resume() {}
    open func stopActivity(with date: Date?) {}
    open func endCurrentActivity(on date: Date) {}
    open func end() {}

    /// Gives what puts the exercise together.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
    }

    /// Shows the exercise on another device, which fails.
    open func startMirroringToCompanionDevice(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func stopMirroringToCompanionDevice(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    open func sendToRemoteWorkoutSession(data: Data, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    public func startMirroringToCompanionDevice() async throws { throw noData }
    public func stopMirroringToCompanionDevice() async throws { throw noData }
    public func sendToRemoteWorkoutSession(data: Data) async throws { throw noData }

    private func fail() {
        DispatchQueue.main.async { self.delegate?.workoutSession(self, didFailWithError: noData) }
    }
}

/// The delegate of a running exercise.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    /// The calls of a session: of its states, of its failure and of its events.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration,
        date: Date
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
    ) {}
    public func workoutSession(
        _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
    ) {}
}

/// Puts a running exercise together, which fails.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    /// The delegate, and the source of the data.
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open var dataSource: HKLiveWorkoutDataSource?
    open var shouldCollectWorkoutEvents = true
    open weak var workoutSession: HKWorkoutSession? { nil }
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
}

/// The delegate of what puts a running exercise together.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    /// Called with new data and events: never.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// The kinds of data that a running exercise collects.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    /// The kinds of quantities.
    open private(set) var typesToCollect: Set<HKQuantityType> = []

    /// Creates a source of the kinds that go with an exercise: none.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}

    /// Collects a kind, or does so no longer.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        typesToCollect.insert(quantityType)
    }
    open func disableCollection(for quantityType: HKQuantityType) { typesToCollect.remove(quantityType) }
}
