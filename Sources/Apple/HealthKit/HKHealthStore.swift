// `import HealthKit` where Apple's framework is missing: kinds and units as values, and no data. It brings Foundation along.
@_exported public import Foundation

/// A permission: it is not given.
public enum HKAuthorizationStatus: Int, Sendable {
    case notDetermined, sharingDenied, sharingAuthorized
}

/// The need to ask for a permission.
public enum HKAuthorizationRequestStatus: Int, Sendable {
    case unknown, shouldRequest, unnecessary
}

/// The data of a person's health, which a device without them does not have.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// Returns whether there are any.
    open class func isHealthDataAvailable() -> Bool { false }
    /// Called with an exercise that a watch shows: never.
    open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    /// Asks for permission, and hears that there are no data.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    public func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }

    /// Runs a question, which fails at once.
    open func execute(_ query: HKQuery) { query.fail() }
    open func stop(_ query: HKQuery) {}

    /// Keeps and deletes data, which fails.
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    public func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
    public func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }

    /// Facts about the person.
    ///
    /// - Throws: ``HKError``.
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorHealthDataUnavailable) }

    /// Tells whether a permission would be asked for: it cannot be.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
}

/// The times at which new data are told.
public enum HKUpdateFrequency: Int, Sendable {
    case immediate = 1
    case hourly, daily, weekly
}
