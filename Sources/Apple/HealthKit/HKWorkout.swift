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
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
}

/// The water in which somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    case unknown, pool, openWater
}

/// The stroke of somebody who swims.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown = 0
    case mixed, freestyle, backstroke, breaststroke, butterfly
    case kickboard = 6
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
    public convenience init(type: EventType, date: Date, metadata: [String: Any] = [:]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
    }

    /// The moment at which it begins.
    open var date: Date { dateInterval.start }
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

    /// The sums of stairs and of strokes.
    public let totalFlightsClimbed: HKQuantity?
    public let totalSwimmingStrokeCount: HKQuantity?
    /// The parts of the exercise: one, of its own kind and span of time.
    open var workoutActivities: [HKWorkoutActivity] { [whole] }
    private let whole: HKWorkoutActivity

    private init(
        _ kind: HKWorkoutActivityType, _ start: Date, _ end: Date, _ duration: TimeInterval,
        _ events: [HKWorkoutEvent]?,
        energy: HKQuantity?, distance: HKQuantity?, strokes: HKQuantity? = nil, flights: HKQuantity? = nil,
        _ device: HKDevice?, _ metadata: [String: Any]?
    ) {
        (workoutActivityType, workoutEvents, self.duration) = (kind, events, duration)
        (totalEnergyBurned, totalDistance) = (energy, distance)
        (totalSwimmingStrokeCount, totalFlightsClimbed) = (strokes, flights)
        let configuration = HKWorkoutConfiguration()
        configuration.activityType = kind
        whole = HKWorkoutActivity(workoutConfiguration: configuration, start: start, end: end, metadata: metadata)
        super.init(HKWorkoutType(), start, end, metadata, device: device)
    }

    /// Creates an exercise.
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(
            workoutActivityType, startDate, endDate, endDate.timeIntervalSince(startDate), nil, energy: nil,
            distance: nil, nil, nil)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        metadata: [String: Any]? = nil
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, activeTime(from: startDate, to: endDate, events: workoutEvents),
            workoutEvents, energy: totalEnergyBurned, distance: totalDistance, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration, nil, energy: totalEnergyBurned,
            distance: totalDistance, device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, activeTime(from: startDate, to: endDate, events: workoutEvents),
            workoutEvents, energy: totalEnergyBurned, distance: totalDistance, strokes: totalSwimmingStrokeCount,
            device, metadata)
    }
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, activeTime(from: startDate, to: endDate, events: workoutEvents),
            workoutEvents, energy: totalEnergyBurned, distance: totalDistance, flights: totalFlightsClimbed, device,
            metadata)
    }

    /// The sums of the exercise. There are none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

/// The seconds of a span without its pauses.
private func activeTime(from start: Date, to end: Date, events: [HKWorkoutEvent]?) -> TimeInterval {
    var (seconds, since) = (0.0, Optional(start))
    for event in events ?? [] {
        switch event.type {
        case .pause, .motionPaused:
            seconds += since.map { event.date.timeIntervalSince($0) } ?? 0
            since = nil
        case .resume, .motionResumed: since = since ?? event.date
        default: break
        }
    }
    return seconds + (since.map { end.timeIntervalSince($0) } ?? 0)
}

/// The names by which exercises are sorted.
public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"

/// A part of an exercise of several kinds.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    /// The kind, the span of time and the events.
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// In seconds.
    open var duration: TimeInterval { endDate.map { $0.timeIntervalSince(startDate) } ?? 0 }

    /// Creates a part.
    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        (self.workoutConfiguration, self.startDate, self.endDate) = (workoutConfiguration, startDate, endDate)
        self.metadata = metadata
    }

    /// The sums of the part. There are none.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

/// The kind of an event, by its name in C.
public typealias HKWorkoutEventType = HKWorkoutEvent.EventType
