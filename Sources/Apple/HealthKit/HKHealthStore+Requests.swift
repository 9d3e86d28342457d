public import Foundation

extension HKHealthStore {
    /// Returns whether there are records of physicians: there are none.
    public func supportsHealthRecords() -> Bool { false }
    /// The earliest moment of which data may be kept.
    public func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Deletes data, which fails.
    ///
    /// - Throws: ``HKError``.
    public func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, noData) }
    public func delete(_ object: HKObject) async throws { throw noData }
    public func delete(_ objects: [HKObject]) async throws { throw noData }
    @discardableResult
    public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int { throw noData }

    /// Asks for permission, and hears that there are no data.
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?
    ) async throws { throw noData }
    public func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    public func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {
        throw noData
    }
    public func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    public func handleAuthorizationForExtension() async throws { throw noData }

    /// Wakes the app for new data, or does so no longer: all of it fails.
    public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw noData
    }
    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    public func disableBackgroundDelivery(for type: HKObjectType) async throws { throw noData }
    public func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, noData)
    }
    public func disableAllBackgroundDelivery() async throws { throw noData }

    /// The units that the person prefers: nobody has said.
    public func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion([:], noData) }
    public func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw noData
    }

    /// Adds data to an exercise, which fails.
    public func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    public func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw noData }
    public func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    public func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws -> Bool { throw noData }

    /// Opens the app on a watch, which fails.
    public func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, noData) }
    public func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw noData }
    public func recoverActiveWorkoutSession(completion: @escaping (HKWorkoutSession?, (any Error)?) -> Void) {
        completion(nil, noData)
    }
    public func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { throw noData }

    /// Facts about the person.
    ///
    /// - Throws: ``HKError``.
    public func dateOfBirth() throws -> Date { throw noData }
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw noData }
    public func activityMoveMode() throws -> HKActivityMoveModeObject { throw noData }
}

extension NSNotification.Name {
    /// A change of what the person prefers.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
