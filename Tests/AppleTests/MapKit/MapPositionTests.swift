import MapKit
import SwiftUI
import Testing

@Suite("Positions of a map's camera, and what can be chosen")
@MainActor
struct MapPositionTests {
    private let region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5), latitudinalMeters: 800,
        longitudinalMeters: 800)

    @Test("a position that follows the user gives the one without")
    func fallback() {
        let position = MapCameraPosition.userLocation(followsHeading: true, fallback: .region(region))
        #expect(position.fallbackPosition == .region(region) && position.followsUserHeading)
        #expect(MapCameraPosition.region(region).fallbackPosition == nil)
        let item = MKMapItem()
        let place = MapCameraPosition.item(item, allowsAutomaticPitch: false)
        #expect(place.item === item && !place.allowsAutomaticPitch && place.rect != nil)
    }

    @Test("a camera of MapKit's views becomes one of SwiftUI's")
    func camera() {
        let camera = MKMapCamera(lookingAtCenter: region.center, fromDistance: 900, pitch: 30, heading: 45)
        #expect(
            MapCamera(camera) == MapCamera(centerCoordinate: region.center, distance: 900, heading: 45, pitch: 30))
    }

    @Test("a circle of a rectangle lies around its middle")
    func circle() {
        let rect = MKMapRect(origin: MKMapPoint(region.center), size: MKMapSize(width: 100, height: 40))
        let circle = MKCircle(mapRect: rect)
        let bounds = circle.boundingMapRect
        #expect(abs(bounds.midX - rect.midX) < 1 && abs(bounds.width - 100) < 1)
    }
}
