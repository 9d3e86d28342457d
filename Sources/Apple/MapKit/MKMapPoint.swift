// `import MapKit` where Apple's framework is missing. It brings Foundation, UIKit's names and CoreLocation along.
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import UIKit

/// A point of the map: Mercator's projection of the earth onto a square, in map points.
public struct MKMapPoint: Hashable, Sendable {
    /// The distances from the upper left corner of the map.
    public var x: Double
    public var y: Double

    /// Creates a point.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The point on the map of a coordinate of the earth. Latitudes beyond Mercator's square, 85.05 degrees, are taken for
    /// its edge.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
        y = (1 - asinh(tan(latitude)) / .pi) / 2 * MKMapSize.world.height
    }

    /// The place of the earth that is there.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi,
            longitude: x / MKMapSize.world.width * 360 - 180)
    }
}

/// A size on the map, in map points.
public struct MKMapSize: Hashable, Sendable {
    /// The width and the height.
    public var width: Double
    public var height: Double

    /// Creates a size.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

extension MKMapPoint {
    /// The way to another point, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// The metres of a point of the map, and the points of a metre, at a latitude: the equator's 40,075,017 metres by its cosine.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    40_075_017 * cos(latitude * .pi / 180) / MKMapSize.world.width
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
