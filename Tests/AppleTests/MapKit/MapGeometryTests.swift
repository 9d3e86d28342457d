import MapKit
import Testing

/// The shapes and rectangles of a map of UIKit.
@MainActor
struct MapGeometryTests {
    private let square = MKMapRect(x: 10, y: 10, width: 20, height: 20)

    @Test
    func rectanglesMeetWhereTheyOverlap() {
        let other = MKMapRect(x: 20, y: 25, width: 50, height: 50)
        #expect(square.intersection(other) == MKMapRect(x: 20, y: 25, width: 10, height: 5))
        #expect(square.intersects(other))
        #expect(square.intersection(other.offsetBy(dx: 100, dy: 0)).isNull)
        #expect(square.contains(square.insetBy(dx: 1, dy: 1)) && !square.contains(other))
    }

    @Test
    func aRectangleIsDividedFromAnEdge() {
        let (slice, rest) = square.divided(atDistance: 5, from: .maxXEdge)
        #expect(slice == MKMapRect(x: 25, y: 10, width: 5, height: 20))
        #expect(rest == MKMapRect(x: 10, y: 10, width: 15, height: 20))
    }

    @Test
    func anAreaIsNoLine() {
        let places = [
            CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 1, longitude: 1),
        ]
        let area: any MKOverlay = MKPolygon(coordinates: places, count: 2)
        #expect(!(area is MKPolyline))
        #expect(MKPolyline(coordinates: places, count: 2).location(atPointIndex: 1) == 1)
    }

    @Test
    func geoJSONIsRead() throws {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"name": "A"},
            "geometry": {"type": "Polygon", "coordinates": [[[10, 59], [11, 59], [11, 60], [10, 59]]]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.first?.identifier == "7")
        let area = try #require(features.first?.geometry.first as? MKPolygon)
        #expect(area.pointCount == 4 && area.points()[0].coordinate.longitude.rounded() == 10)
        #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data("{}".utf8)) }
    }

    @Test
    func overlaysKeepTheirOrder() {
        let map = MKMapView()
        let (first, second, third) = (MKCircle(), MKCircle(), MKCircle())
        map.addOverlays([first, second])
        map.insertOverlay(third, below: second)
        map.exchangeOverlay(first, with: second)
        #expect(map.overlays.map { ObjectIdentifier($0) } == [second, third, first].map { ObjectIdentifier($0) })
    }
    @Test
    func overlaysKeepTheirLevels() {
        let map = MKMapView()
        let (road, label) = (MKCircle(), MKCircle())
        map.addOverlay(road, level: .aboveRoads)
        map.insertOverlay(label, at: 0)
        #expect(map.overlays(in: .aboveRoads).map { ObjectIdentifier($0) } == [ObjectIdentifier(road)])
        #expect(map.overlays(in: .aboveLabels).map { ObjectIdentifier($0) } == [ObjectIdentifier(label)])
    }
}
