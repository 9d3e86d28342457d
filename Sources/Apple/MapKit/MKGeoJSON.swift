public import Foundation

/// An object of GeoJSON. MapKit's protocol.
public protocol MKGeoJSONObject: NSObjectProtocol {}

/// A part of GeoJSON with its properties. MapKit's class.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The name, the properties as JSON, and the shapes.
    public let identifier: String?
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Reads GeoJSON. MapKit's class.
open class MKGeoJSONDecoder: NSObject {
    public override init() {}

    /// The objects of a text: features, or shapes where the text has no features.
    ///
    /// - Throws: ``MKError/Code/decodingFailed``.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let properties = (object["properties"] as? [String: Any]).flatMap {
            try? JSONSerialization.data(withJSONObject: $0)
        }
        let name = object["id"].map { ($0 as? String) ?? "\($0)" }
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(identifier: name, properties: properties, geometry: geometry)
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let places = object["coordinates"] as Any
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return [MKMultiPoint(places: try line(places))]
        case "LineString": return [MKPolyline(places: try line(places))]
        case "Polygon": return [try polygon(places)]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map { MKPolyline(places: try line($0)) })]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
        case "GeometryCollection":
            return try list(object["geometries"] as Any).flatMap { try shapes($0 as? [String: Any] ?? [:]) }
        default: throw MKError(.decodingFailed)
        }
    }

    private func list(_ value: Any) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }

    /// GeoJSON writes the longitude first.
    private func place(_ value: Any) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }

    private func line(_ value: Any) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }

    /// The first ring is the edge, and the others are holes; each ends where it began.
    private func polygon(_ value: Any) throws -> MKPolygon {
        let rings = try list(value).map(line)
        guard let edge = rings.first else { throw MKError(.decodingFailed) }
        let holes = rings.dropFirst().map { MKPolygon(places: $0) }
        return MKPolygon(coordinates: edge, count: edge.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
