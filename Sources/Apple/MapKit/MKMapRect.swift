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

/// A rectangle of the map, in map points.
public struct MKMapRect: Hashable, Sendable {
    /// The upper left corner, and the size.
    public var origin: MKMapPoint
    public var size: MKMapSize

    /// Creates a rectangle.
    public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The edges and the middle of the rectangle, and whether there is nothing in it.
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns whether a point is in the rectangle.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The rectangle without a margin; negative lengths make it larger.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

/// The extent of a part of the earth, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
    /// The extent in degrees of latitude and of longitude.
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth, by its middle and its extent.
public struct MKCoordinateRegion: Sendable {
    /// The centre and the extent of the region.
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A part of the earth by its extent in metres, on a sphere of the earth's equatorial radius.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = 6_378_137 * Double.pi / 180
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: longitudinalMeters / (degree * max(cos(center.latitude * .pi / 180), 0.01))))
    }

    public init(_ rect: MKMapRect) {
        let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
    }

    /// The rectangle of the map that the region takes.
    var mapRect: MKMapRect {
        let top = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2
            ))
        let bottom = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2
            ))
        return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
}

/// - Returns: A region of an extent in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
