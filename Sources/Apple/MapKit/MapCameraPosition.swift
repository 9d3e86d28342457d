/// The part of the earth that a map shows. The user's own place is not known here: `fallback` is shown instead.
public struct MapCameraPosition: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic
        case rect(MKMapRect)
        case camera(MapCamera)
    }

    private var kind: Kind
    /// Indicates whether the camera follows the user.
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The camera that frames all that is on the map.
    public static let automatic = MapCameraPosition(.automatic)

    /// A position that shows a region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(.rect(region.mapRect))
    }

    /// A position that shows a rectangle of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

    /// A position of a given camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

    /// The surroundings of a place, 1,000 metres across.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }

    /// A position at the user's location.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        var position = fallback
        position.followsUserLocation = true
        position.followsUserHeading = followsHeading
        return position
    }

    /// Indicates whether the user has moved the camera.
    public var positionedByUser: Bool { false }

    public var camera: MapCamera? {
        if case .camera(let camera) = kind { camera } else { nil }
    }

    public var rect: MKMapRect? {
        if case .rect(let rect) = kind { rect } else { nil }
    }

    public var region: MKCoordinateRegion? { rect.map { MKCoordinateRegion($0) } }

    /// The visible part of the map; nil for the one that frames all that is on it.
    var mapRect: MKMapRect? {
        switch kind {
        case .automatic: nil
        case .rect(let rect): rect
        case .camera(let camera): camera.mapRect
        }
    }
}
