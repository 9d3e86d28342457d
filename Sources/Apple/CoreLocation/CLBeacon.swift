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
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
    open var notifyEntryStateOnDisplay = false

    /// Returns what a device sends that is to be found: nothing can be sent here.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { [:] }

    /// Creates a region of beacons.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    public convenience init() {
        self.init(uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), identifier: "")
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
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
        self.init(beaconIdentityConstraint: constraint, identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
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
    open var timestamp: Date { .distantPast }
    open var proximityUUID: UUID { uuid }
}

/// The place of a person in or outside of a region.
public enum CLRegionState: Int, Sendable {
    case unknown, inside, outside
}

/// The way in which a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
