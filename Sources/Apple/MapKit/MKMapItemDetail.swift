/// The page of facts beside an annotation that is chosen. MapKit's class; none is shown.
@MainActor @preconcurrency
open class MKSelectionAccessory: NSObject {
    /// A page of facts in a way of showing it.
    open class func mapItemDetail(_ presentationStyle: MapItemDetailPresentationStyle) -> MKSelectionAccessory {
        MKSelectionAccessory()
    }

    /// The ways of showing it.
    @MainActor @preconcurrency
    open class MapItemDetailPresentationStyle: NSObject {
        /// The way that fits, a callout, a sheet, or the app of maps: all the same here.
        open class func automatic(
            presentationViewController: UIViewController?
        ) -> MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }
        open class func callout(_ calloutStyle: CalloutStyle = .automatic) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle()
        }
        open class func sheet(presentedIn viewController: UIViewController) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle()
        }
        open class var openInMaps: MapItemDetailPresentationStyle { MapItemDetailPresentationStyle() }

        /// The forms of a callout.
        public enum CalloutStyle: Int, Sendable {
            case automatic, full, compact
        }
    }
}

/// The page of a place's facts. MapKit's class; nothing is known of a place, and the page is empty.
open class MKMapItemDetailViewController: UIViewController, _UndrawnResponder {
    /// The place, and the delegate, which hears of the page's end.
    open var mapItem: MKMapItem?
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?

    /// Creates a page.
    public convenience init(mapItem: MKMapItem?, displaysMap: Bool = true) {
        self.init(nibName: nil, bundle: nil)
        self.mapItem = mapItem
    }
}

/// The delegate of a page.
@MainActor @preconcurrency
public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    /// The call when the page asks to be closed.
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
}

extension MKMapItemDetailViewControllerDelegate {
    public func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController) {}
}

/// A place that is known, as an annotation.
open class MKMapItemAnnotation: NSObject, MKAnnotation {
    /// The place, with its name.
    public let mapItem: MKMapItem
    open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
    open var title: String? { mapItem.name }
    open var subtitle: String? { nil }

    /// Creates an annotation.
    public init(mapItem: MKMapItem) {
        self.mapItem = mapItem
    }
}

extension View {
    /// Presents nothing: no place's facts are known.
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View { self }
    public func mapItemDetailSheet(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
    ) -> some View { self }
    public func mapItemDetailPopover(
        item: Binding<MKMapItem?>, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
    ) -> some View { self }
    public func mapItemDetailPopover(
        isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil
    ) -> some View { self }
}
