public import CoreLocation
public import Foundation

/// The place of a tile: its column and row at a zoom.
public struct MKTileOverlayPath: Sendable {
    /// The column, the row and the zoom, and the pixels a point.
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    /// Creates a place.
    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Pictures that a map is tiled with. No map asks for them here.
open class MKTileOverlay: NSObject, MKOverlay {
    /// The address of a tile, and the limits of zooming.
    public let urlTemplate: String?
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false

    public convenience override init() { self.init(urlTemplate: nil) }
    /// Creates an overlay of tiles.
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
    }

    /// The address of a tile: the template with its place.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let places = ["{x}": path.x, "{y}": path.y, "{z}": path.z, "{scale}": Int(path.contentScaleFactor)]
        let text = places.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.key, with: String($1.value)) }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Fetches the bytes of a tile, or tells the error.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let told = result
        URLSession.shared.dataTask(with: url(forTilePath: path)) { data, _, error in told(data, error) }.resume()
    }
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await URLSession.shared.data(from: url(forTilePath: path)).0
    }

    open var boundingMapRect: MKMapRect { .world }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
