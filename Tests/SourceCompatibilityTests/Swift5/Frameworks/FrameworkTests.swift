import CoreLocation
import MapKit
import SwiftUI
import Testing
import TintypeTesting

@MainActor
@Suite("Small frameworks of the system")
struct FrameworkTests {
    @Test("a map draws markers, annotations and overlays at their places")
    func map() {
        assertSnapshot(of: PlaceMap(), as: .image(layout: .fixed(width: 300, height: 260), scale: 1))
    }

    @Test("a map of iOS 14 and one of UIKit draw balloons")
    func olderMaps() {
        let maps = HStack(spacing: 0) {
            OldPlaceMap()
            WrappedMap()
        }
        assertSnapshot(of: maps, as: .image(layout: .fixed(width: 320, height: 160), scale: 1))
    }

    @Test("players, pickers and pages of the web are drawn plainly")
    func plainly() {
        assertSnapshot(
            of: JournalPage().background(.white), as: .image(layout: .fixed(width: 320, height: 515), scale: 1))
    }

    @Test("Combine's names reach files that import Foundation alone")
    func foundationAlone() {
        let counter = FoundationCounter()
        counter.add()
        #expect(counter.heard == [0, 1])
    }

    @Test("pages of hosting controllers are drawn as the current one")
    func leafedPages() throws {
        let pages = LeafedPages(pages: [Text("one"), Text("two")], current: .constant(1))
        let tree = try Rendered(pages, width: 100, height: 40).tree.root
        #expect(tree.texts == ["two"])
    }

    @Test("a class of UIKit knows its kind")
    func kinds() {
        let pin: any MKAnnotation = MKPointAnnotation()
        #expect(pin.isKind(of: MKPointAnnotation.self) && pin.isKind(of: NSObject.self))
        #expect(!pin.isKind(of: MKUserLocation.self))
    }

    @Test("a place lies where Mercator's projection has it, and comes back")
    func projection() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(point == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let back = MKMapPoint(.castle).coordinate
        #expect(abs(back.latitude - 59.9170) < 1e-9 && abs(back.longitude - 10.7275) < 1e-9)
    }

    @Test("distances are those of the earth")
    func distance() {
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
        #expect(abs(paris.distance(from: london) - 343_556) < 100)
    }
}
