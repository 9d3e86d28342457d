import Foundation
import Testing

@testable import MapKit

@Suite("A map's ground")
struct MapGroundTests {
    @Test(
        "tiles are 64 to 128 points wide, and their edges where the map halves the earth",
        arguments: [0.002, 0.3, 20, 170])
    func tiles(span: Double) throws {
        let center = CLLocationCoordinate2D(latitude: 59.9, longitude: 10.75)
        let region = MKCoordinateRegion(
            center: center, span: MKCoordinateSpan(latitudeDelta: span / 4, longitudeDelta: span))
        let projection = MapProjection(region.mapRect, in: CGSize(width: 390, height: 500))
        let edges = projection.tileEdges
        for (line, length) in [(edges.across, 390.0), (edges.down, 500.0)] {
            #expect(line.allSatisfy { (0...length).contains(Double($0)) })
            let pitches = zip(line.dropFirst(), line).map { Double($0 - $1) }
            #expect(!pitches.isEmpty && pitches.allSatisfy { (63.99...128.01).contains($0) })
        }
        let (first, second) = (edges.across[0], edges.across[1])
        func place(_ x: CGFloat) -> Double {
            MKMapPoint(projection.coordinate(CGPoint(x: x, y: 250))).x / MKMapSize.world.width
        }
        // A tile has a half, a quarter and so on of the earth's width, and whole tiles lie before an edge.
        let share = place(second) - place(first)
        #expect(abs(log2(share) - log2(share).rounded()) < 1e-3)
        let count = place(first) / share
        #expect(abs(count - count.rounded()) < 0.01)
    }

    @Test("a picture that holds no end of tiles has no edges")
    func endless() {
        let projection = MapProjection(.world, in: CGSize(width: 1e6, height: 1e6))
        #expect(projection.tileEdges.across.isEmpty)
        #expect(MapProjection(.world, in: .zero).tileEdges.across.isEmpty)
    }
}
