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
