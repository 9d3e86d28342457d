/// From where a map is seen.
public struct MapCamera: Sendable, Equatable {
    /// The coordinate that the camera looks at, its distance in metres, and its angles in degrees.
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the camera to the middle.
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    /// Creates a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Creates the camera that one of MapKit's views has.
    @MainActor @preconcurrency
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (a: MapCamera, b: MapCamera) -> Bool {
        a.centerCoordinate.latitude == b.centerCoordinate.latitude
            && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
            && a.heading == b.heading && a.pitch == b.pitch
    }

    /// The camera that sees a region's height.
    init(framing region: MKCoordinateRegion) {
        let meters = region.span.latitudeDelta * MapCamera.metersForDegree
        self.init(centerCoordinate: region.center, distance: meters / (2 * tan(.pi / 12)))
    }

    /// The length of a degree of latitude.
    private static let metersForDegree = 2 * Double.pi * 6_378_137 / 360

    /// The rectangle that a camera sees which opens 30 degrees from top to bottom, looking straight down; heading and pitch
    /// change nothing here.
    var mapRect: MKMapRect {
        MKCoordinateRegion(
            center: centerCoordinate, latitudinalMeters: distance * 2 * tan(.pi / 12), longitudinalMeters: 1
        ).mapRect
    }
}
