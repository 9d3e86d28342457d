/// A panorama of a street. There are none.
open class MKLookAroundScene: NSObject {}

/// Asks for a panorama, which is not there.
open class MKLookAroundSceneRequest: NSObject {
    /// Creates a request for a coordinate or an item.
    public init(coordinate: CLLocationCoordinate2D) {
        (self.coordinate, mapItem) = (coordinate, nil)
    }
    public init(mapItem: MKMapItem) {
        (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem)
    }

    /// The place that is asked for.
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?

    /// The panorama: none.
    public var scene: MKLookAroundScene? { get async throws { nil } }
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }
    open func cancel() {}
}

/// A page with a panorama of a street: dark, for there is none.
open class MKLookAroundViewController: UIViewController, _UndrawnResponder {
    /// The panorama, the delegate, and what is shown in it.
    open var scene: MKLookAroundScene?
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    /// Creates a page of a panorama.
    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }
}

/// The delegate of a panorama's page.
@MainActor @preconcurrency
public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    /// The calls as the panorama changes and covers the screen: never.
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
    public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
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
