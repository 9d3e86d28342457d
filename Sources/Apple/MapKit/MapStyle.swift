/// The style in which a map is drawn. Imagery has a dark ground here; all else is one.
public struct MapStyle: Sendable {
    let isImagery: Bool

    /// The height of mountains and houses.
    public struct Elevation: Hashable, Sendable {
        private let isRealistic: Bool

        public static let automatic = Elevation(isRealistic: false)
        public static let flat = Elevation(isRealistic: false)
        public static let realistic = Elevation(isRealistic: true)
    }

    /// The emphasis of a map's colours.
    public struct StandardEmphasis: Hashable, Sendable {
        private let isMuted: Bool

        public static let automatic = StandardEmphasis(isMuted: false)
        public static let muted = StandardEmphasis(isMuted: true)
    }

    public static let standard = MapStyle(isImagery: false)
    public static let imagery = MapStyle(isImagery: true)
    public static let hybrid = MapStyle(isImagery: true)

    /// The usual map.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    /// Pictures of the earth.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// Pictures of the earth with the names of the usual map.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

/// The places of interest that a map names. None are drawn here.
public struct PointOfInterestCategories: Sendable {
    private init() {}

    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
    /// Some categories, or all but some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
}

/// A kind of place.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let airport = MKPointOfInterestCategory(rawValue: "airport")
    public static let bakery = MKPointOfInterestCategory(rawValue: "bakery")
    public static let bank = MKPointOfInterestCategory(rawValue: "bank")
    public static let beach = MKPointOfInterestCategory(rawValue: "beach")
    public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
    public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
    public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
    public static let museum = MKPointOfInterestCategory(rawValue: "museum")
    public static let park = MKPointOfInterestCategory(rawValue: "park")
    public static let parking = MKPointOfInterestCategory(rawValue: "parking")
    public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
    public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
    public static let school = MKPointOfInterestCategory(rawValue: "school")
    public static let store = MKPointOfInterestCategory(rawValue: "store")
    public static let theater = MKPointOfInterestCategory(rawValue: "theater")
}

private enum MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
}

/// The times at which a map tells of its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let isContinuous: Bool

    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

/// The camera, as a map tells of it.
public struct MapCameraUpdateContext: Sendable {
    /// The camera, and the part of the map that it shows.
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

extension View {
    /// Sets the style of the maps below.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }

    /// Controls are not drawn: a still map is not moved.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

    /// Sets whether the controls of maps are seen.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Sets the scope in which controls find their map.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// The camera of a still map does not change: `action` is not called.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }

    /// The camera of a still map does not change: `action` is not called.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    /// No panorama is there to be presented.
    public func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?) -> some View { self }
}

/// A control of a map, which a still map does not draw.
public struct MapCompass: View {
    /// Creates the control of the map in a scope.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapScaleView: View {
    /// Creates the scale of the map in a scope.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// Tells a view of the map in it. Places of fingers are not known: conversions give nil.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    /// Creates a reader of the maps inside.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        self.content = content
    }

    public var body: some View { content(MapProxy()) }
}

/// Converts between a map and the views around it. Nothing is known of the map before it is drawn: everything is nil.
public struct MapProxy {
    /// The coordinate at a point; nil where there is no map.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
}

/// A panorama of a street. There are none.
open class MKLookAroundScene: NSObject {}

/// Asks for a panorama, which is not there.
open class MKLookAroundSceneRequest: NSObject {
    /// Creates a request for a coordinate or an item.
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init() }
    public convenience init(mapItem: MKMapItem) { self.init() }
    public var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A panorama of a street: a dark box, for there is none.
public struct LookAroundPreview: View {
    /// Creates a preview of a scene.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
    ) {}

    /// Creates a preview of a scene that the binding names.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true
    ) {}

    public var body: some View { Color(white: 0.2) }
}
