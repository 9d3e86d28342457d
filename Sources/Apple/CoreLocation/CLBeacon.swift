public import Foundation

/// The numbers of a beacon.
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The beacons that are meant.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    /// The numbers of the beacons.
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    /// Creates the numbers that are meant.
    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

/// A part of the earth around beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The numbers of the beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    open var notifyEntryStateOnDisplay = false

    /// Creates a region of beacons.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
}

/// The distance of a beacon.
public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// A beacon that is felt: none is here.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The numbers, and the distance.
    open var uuid: UUID { UUID() }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}

/// The place of a person in or outside of a region.
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// The way in which a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The wish for an app's locations. Nobody allows them here.
public final class CLServiceSession: @unchecked Sendable {
    /// The permission that is asked for.
    public enum AuthorizationRequirement: Sendable {
        case none, whenInUse, always
    }

    /// Creates a wish.
    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// Ends the session, which has told that it cannot do its work.
    public func invalidate() {}
}

/// The wish to go on in the background. Nothing does here.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() {}

    /// Ends the session, which has told that it cannot do its work.
    public func invalidate() {}
}

/// Watches conditions of a place. Nobody's place is known here: no event comes.
public actor CLMonitor {
    /// The name of the monitor, and what it watches.
    public let name: String
    public private(set) var identifiers: [String] = []

    /// A condition of a place.
    public protocol Condition: Sendable {}

    /// The nearness of a place, in metres.
    public struct CircularGeographicCondition: Condition {
        /// The place, and the distance in metres.
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance

        /// Creates a condition.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
    }

    /// A change of a condition.
    public struct Event: Sendable {
        /// The states of a condition.
        public enum State: Sendable {
            case unknown, satisfied, unsatisfied, unmonitored
        }

        /// The name that the condition was added under.
        public let identifier: String
        /// The state, and the time.
        public let state: State
        public let date: Date
    }

    /// The changes: none.
    public struct Events: AsyncSequence, Sendable {
        /// The types of the sequence.
        public typealias Element = Event

        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        /// Events of the conditions: none, as no beacon is heard here.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Creates a monitor of a name.
    public init(_ name: String) async {
        self.name = name
    }

    /// Adds or removes a condition.
    public func add(
        _ condition: any Condition, identifier: String, assuming state: Event.State = .unknown
    ) { identifiers.append(identifier) }
    public func remove(_ identifier: String) { identifiers.removeAll { $0 == identifier } }

    /// The changes, of which none comes.
    public var events: Events { Events() }
}
