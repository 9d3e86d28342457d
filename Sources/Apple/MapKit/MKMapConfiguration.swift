public import Foundation
import UIKit

/// The look of a map. MapKit's class.
@MainActor @preconcurrency
open class MKMapConfiguration: NSObject {
    /// The height of buildings and land.
    public enum ElevationStyle: Int, Sendable {
        case flat, realistic
    }

    /// The prominence of the map.
    public enum EmphasisStyle: Int, Sendable {
        case `default`, muted
    }

    /// The elevation style.
    open var elevationStyle = ElevationStyle.flat
}

/// The usual look of a map. MapKit's class.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The prominence, the places and the traffic.
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() {}

    /// Creates a look.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }
}

/// The look of a map made of pictures from above. MapKit's class.
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() {}

    /// Creates a look.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// The look of pictures from above with names. MapKit's class.
open class MKHybridMapConfiguration: MKImageryMapConfiguration {
    /// The point of interest filter.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
}

/// The places that a map shows. MapKit's class.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let included: Set<MKPointOfInterestCategory>?
    private let excluded: Set<MKPointOfInterestCategory>

    /// Creates a filter that lets all places through.
    public convenience override init() { self.init(excluding: []) }

    /// Creates a filter of kinds of places.
    public init(including categories: [MKPointOfInterestCategory]) {
        included = Set(categories)
        excluded = []
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        included = nil
        excluded = Set(categories)
    }

    /// Returns whether places of a kind are shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool {
        included?.contains(category) ?? !excluded.contains(category)
    }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// The place from which a map is seen. MapKit's class; lengths are in metres, angles in degrees.
@MainActor @preconcurrency
open class MKMapCamera: NSObject {
    /// The place that is looked at, and from where.
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var altitude: CLLocationDistance = 0
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0

    /// Creates a camera that looks at a place from another one, at an altitude in metres above the ground: the heading and
    /// the pitch are those of the line between them.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let ground = eye.distance(to: center)
        let heading = atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
            pitch: CGFloat(atan2(ground, max(eyeAltitude, 0)) * 180 / .pi),
            heading: heading < 0 ? heading + 360 : heading)
        altitude = eyeAltitude
    }

    /// Creates a camera that looks down at an item from a kilometre.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1000, pitch: 0, heading: 0)
    }

    /// Creates a camera.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
}

/// The parts of a map that can be chosen. MapKit's type.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// Writes distances as maps do. MapKit's class.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units, and their length.
    public enum Units: UInt, Sendable {
        case `default`, metric, imperial, imperialWithYards
    }

    /// The length of the units' names.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`, abbreviated, full
    }

    /// The units.
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    open var locale: Locale! = .autoupdatingCurrent

    /// The text of a distance in metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isImperial = units == .imperial || units == .imperialWithYards
        let feet = distance / 0.3048
        if isImperial {
            return feet < 1000
                ? "\(Int((feet / 50).rounded() * 50)) ft" : "\((feet / 528).rounded() / 10) mi"
        }
        return distance < 1000
            ? "\(Int((distance / 10).rounded() * 10)) m" : "\((distance / 100).rounded() / 10) km"
    }

    /// The metres of a text that the formatter wrote; -1 for any other.
    open func distance(from distance: String) -> CLLocationDistance {
        let parts = distance.split(separator: " ")
        let metres = ["m": 1, "km": 1000, "ft": 0.3048, "mi": 1609.344]
        guard parts.count == 2, let number = Double(parts[0]), let unit = metres[String(parts[1])] else { return -1 }
        return number * unit
    }

    open override func string(for obj: Any?) -> String? { (obj as? Double).map(string(fromDistance:)) }
}
