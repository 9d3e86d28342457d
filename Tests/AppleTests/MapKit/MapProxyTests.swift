import SwiftUI
import Testing

@testable import MapKit

@Suite("The proxy of a map")
@MainActor
struct MapProxyTests {
    private let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5), latitudinalMeters: 2000,
        longitudinalMeters: 1000)

    @Test("a camera that frames a region sees its height")
    func framing() throws {
        let camera = try #require(MapProxy().camera(framing: region))
        #expect(camera.centerCoordinate.latitude == 41.9 && camera.pitch == 0)
        // Half of the angle of view is 15 degrees.
        #expect(abs(camera.distance * tan(.pi / 12) - 1000) < 10)
        let item = MKMapItem(placemark: MKPlacemark(coordinate: region.center))
        let near = try #require(MapProxy().camera(framing: item))
        #expect(near.distance < camera.distance)
    }

    @Test("a coordinate moves between two others")
    func moving() {
        var place = region.center
        place.animatableData.scale(by: 0.5)
        #expect(abs(place.latitude - 20.95) < 1e-9 && abs(place.longitude - 6.25) < 1e-9)
    }
}
