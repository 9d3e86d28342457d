public import Foundation

/// A kind of exercise.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1
    case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining
    case curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing
    case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
    case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing,
        rugby
    case running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming
    case tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo
    case waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
    case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
    case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance
    case socialDance, pickleball, cooldown
    case swimBikeRun = 82
    case transition, underwaterDiving
    case other = 3000
}

/// The place of an exercise.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

/// The kind and the place of an exercise.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    /// The kind and the place.
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var lapLength: HKQuantity?
}

/// A device that measures.
open class HKDevice: NSObject, @unchecked Sendable {
    /// The name and the maker.
    public let name: String?
    public let manufacturer: String?
    public let model: String?

    /// Creates a device of these facts.
    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
    ) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    }

    /// The device that the app is on.
    open class func local() -> HKDevice {
        HKDevice(
            name: nil, manufacturer: nil, model: nil, hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// A pause or a mark in an exercise.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        case pause = 1
        case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
    }

    /// The kind and the span of time.
    public let type: EventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?

    /// Creates an event.
    public init(type: EventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// An exercise of a span of time.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// The kind, the events and the sums.
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    /// In seconds.
    public let duration: TimeInterval

    /// Creates an exercise.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
        metadata: [String: Any]? = nil
    ) {
        (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        duration = endDate.timeIntervalSince(startDate)
        super.init(HKWorkoutType(), startDate, endDate, metadata)
    }
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        (self.workoutActivityType, workoutEvents) = (workoutActivityType, nil)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        self.duration = duration
        super.init(HKWorkoutType(), startDate, endDate, metadata)
    }

    /// The sums of the exercise. There are none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

/// Puts an exercise together, which fails.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    /// The kind and the place, and the span of time.
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?

    /// Creates one.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
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
    public func beginCollection(at start: Date) async throws { throw noData }
    public func addSamples(_ samples: [HKSample]) async throws { throw noData }
    public func endCollection(at end: Date) async throws { throw noData }
    @discardableResult
    public func finishWorkout() async throws -> HKWorkout? { throw noData }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
