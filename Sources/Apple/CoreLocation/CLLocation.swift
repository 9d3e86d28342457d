public import Foundation

/// A place with the instant that it was measured at.
open class CLLocation: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let measures: Measures

    private struct Measures {
        var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        var altitude: CLLocationDistance = 0
        var horizontalAccuracy: CLLocationAccuracy = 0
        var verticalAccuracy: CLLocationAccuracy = -1
        var course: CLLocationDirection = -1
        var courseAccuracy: CLLocationDirection = -1
        var speed: CLLocationSpeed = -1
        var speedAccuracy: CLLocationSpeed = -1
        var timestamp = Date()
        var source: CLLocationSourceInformation?
    }

    /// The coordinate of the location.
    open var coordinate: CLLocationCoordinate2D { measures.coordinate }
    /// Metres above the sea, and above the ellipsoid, which are taken to be the same.
    open var altitude: CLLocationDistance { measures.altitude }
    open var ellipsoidalAltitude: CLLocationDistance { measures.altitude }
    /// Metres; negative where the place is not known.
    open var horizontalAccuracy: CLLocationAccuracy { measures.horizontalAccuracy }
    open var verticalAccuracy: CLLocationAccuracy { measures.verticalAccuracy }
    /// Degrees clockwise from the north; negative where it is not known.
    open var course: CLLocationDirection { measures.course }
    open var courseAccuracy: CLLocationDirection { measures.courseAccuracy }
    /// Metres a second; negative where it is not known.
    open var speed: CLLocationSpeed { measures.speed }
    open var speedAccuracy: CLLocationSpeed { measures.speedAccuracy }
    /// The instant of the measuring, and what measured.
    open var timestamp: Date { measures.timestamp }
    open var sourceInformation: CLLocationSourceInformation? { measures.source }
    /// The storey of a building: nil, as none is measured here.
    open var floor: CLFloor? { nil }

    /// Creates a location on the equator, south of Ghana, as of now.
    public override init() {
        measures = Measures()
    }

    /// Creates a location at a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        measures = Measures(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    }

    /// Creates a location with all its measures; lengths are in metres.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        measures = Measures(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        measures = Measures(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date
    ) {
        measures = Measures(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirection,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeed, timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        measures = Measures(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
            speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
    }

    /// Reads and writes the measures.
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        measures = Measures(
            coordinate: CLLocationCoordinate2D(
                latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude")),
            altitude: coder.decodeDouble(forKey: "altitude"),
            horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
            verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"),
            course: coder.decodeDouble(forKey: "course"),
            courseAccuracy: coder.decodeDouble(forKey: "courseAccuracy"),
            speed: coder.decodeDouble(forKey: "speed"), speedAccuracy: coder.decodeDouble(forKey: "speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(course, forKey: "course")
        coder.encode(courseAccuracy, forKey: "courseAccuracy")
        coder.encode(speed, forKey: "speed")
        coder.encode(speedAccuracy, forKey: "speedAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The way along the surface of the earth, in metres, on a sphere of the earth's mean radius (the haversine formula):
    /// it differs from the way on the ellipsoid by up to half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (from, to) = (coordinate, location.coordinate)
        let rise = sin((to.latitude - from.latitude) * radians / 2)
        let turn = sin((to.longitude - from.longitude) * radians / 2)
        let part = rise * rise + cos(from.latitude * radians) * cos(to.latitude * radians) * turn * turn
        return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
    }
}

/// The direction of north. No device tells it here.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees clockwise from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees clockwise from the geographic north; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { .distantPast }
    /// The magnetic field along the axes of the device, in microteslas.
    open var x: CLHeadingComponentValue { 0 }
    open var y: CLHeadingComponentValue { 0 }
    open var z: CLHeadingComponentValue { 0 }
}

/// A strength of a magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// A part of the earth with a name.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The identifier of the region, and what is told of it.
    open private(set) var identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    /// Creates a region without a name.
    public override convenience init() { self.init(identifier: "") }
    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The centre of the region, and its radius in metres.
    open private(set) var center: CLLocationCoordinate2D
    /// Metres.
    open private(set) var radius: CLLocationDistance

    /// Creates a region of no size.
    public convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }
    /// Creates a region; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a coordinate is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: place) <= radius
    }
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    /// The floor of the building, 0 on the ground.
    open var level: Int { 0 }
}

/// The source of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Indicates whether software made the place, and whether another device did.
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    /// Creates facts about a source.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
    /// The place, and the times of coming and going.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
