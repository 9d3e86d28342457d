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
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    /// Creates a preview of a scene that the binding names.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View { Color(white: 0.2) }
}

/// The corner of a panorama's badge.
public enum MKLookAroundBadgePosition: Int, Sendable {
    case topLeading, topTrailing, bottomTrailing
}

extension View {
    /// Offers a panorama that covers the screen. There is none: nothing is shown.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
}
