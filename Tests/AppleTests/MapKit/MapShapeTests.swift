import Foundation
import MapKit
import Testing

@Suite("MapKit's shapes and services")
struct MapShapeTests {
    private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
    private let oslo = CLLocationCoordinate2D(latitude: 59.9, longitude: 10.75)

    @Test("a line gives its coordinates and points")
    func line() {
        let line = MKPolyline(coordinates: [rome, oslo], count: 2)
        var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 1)
        line.getCoordinates(&places, range: NSRange(location: 1, length: 1))
        #expect(places[0].latitude == oslo.latitude)
        #expect(abs(line.points()[0].coordinate.longitude - rome.longitude) < 1e-9)
        #expect(MKMultiPolyline([line]).boundingMapRect == line.boundingMapRect)
    }

    @Test("a point of the map is as wide as the equator's share, and narrower to the north")
    func scale() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) * MKMapSize.world.width - 40_075_017) < 1)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-9)
        let way = MKMapPoint(rome).distance(to: MKMapPoint(oslo))
        #expect((1_990_000...2_020_000).contains(way))
    }

    @Test("pictures of maps and addresses fail for want of a service")
    func services() async {
        await #expect(throws: MKError.self) { _ = try await MKMapSnapshotter(options: .init()).start() }
        await #expect(throws: MKError.self) { _ = try await MKGeocodingRequest(addressString: "Oslo")?.mapItems }
        await #expect(throws: MKError.self) {
            _ = try await MKDirections(request: MKDirections.Request()).calculateETA()
        }
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 3) == nil)
    }

    @Test("a monitor of places has no event to tell")
    func monitor() async throws {
        let monitor = await CLMonitor("home")
        await monitor.add(CLMonitor.CircularGeographicCondition(center: rome, radius: 50), identifier: "rome")
        var events = 0
        for try await _ in await monitor.events { events += 1 }
        #expect(events == 0)
        #expect(await monitor.identifiers == ["rome"])
    }
}
