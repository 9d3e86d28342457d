/// The part of the earth that a map shows. The user's own place is not known here: `fallback` is shown instead.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic
        case rect(MKMapRect)
        case camera(MapCamera)
    }

    private var kind: Kind
    /// Indicates whether the camera follows the user.
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    /// The place that is framed; nil where no place was given.
    public private(set) var item: MKMapItem?
    /// Indicates whether the camera may tilt to show a place. It is never tilted here.
    public private(set) var allowsAutomaticPitch = false

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
        var position = region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
        (position.item, position.allowsAutomaticPitch) = (item, allowsAutomaticPitch)
        return position
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

    /// The position that is shown where the user's location is not known; nil where the camera does not follow it.
    public var fallbackPosition: MapCameraPosition? {
        guard followsUserLocation else { return nil }
        var position = self
        (position.followsUserLocation, position.followsUserHeading) = (false, false)
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
