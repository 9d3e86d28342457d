import MapKit
import Testing

@Suite("Tiles of maps")
struct MKTileOverlayTests {
    private final class Local: MKTileOverlay {
        override func url(forTilePath path: MKTileOverlayPath) -> URL {
            super.url(forTilePath: path).appendingPathExtension("png")
        }
    }

    @Test("a tile's address is the template with its place")
    func addresses() {
        let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}@{scale}x")
        #expect(tiles.url(forTilePath: path).absoluteString == "https://example.org/4/3/5@2x")
        let local = Local(urlTemplate: "https://example.org/{x}")
        #expect(local.url(forTilePath: path).absoluteString == "https://example.org/3.png")
    }
}
