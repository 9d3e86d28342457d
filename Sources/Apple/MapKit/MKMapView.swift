/// An object at a coordinate of a map of UIKit.
public protocol MKAnnotation: NSObjectProtocol {
    /// The coordinate, and the texts of the object.
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A point with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {}

    /// Creates an annotation at a coordinate.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The user's location, which is not known here.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The location, which is not known here.
    open var location: CLLocation? { nil }
    open var title: String? { nil }
}

/// A line or an area over a map of UIKit.
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the overlay.
    var boundingMapRect: MKMapRect { get }
}

/// A line through places.
open class MKPolyline: NSObject, MKOverlay, @unchecked Sendable {
    let coordinates: [CLLocationCoordinate2D]

    public override init() {
        coordinates = []
    }

    /// Creates a line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.coordinates = Array(coordinates.prefix(count))
    }

    /// The number of points.
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    open var boundingMapRect: MKMapRect { rect }

    private var rect: MKMapRect {
        coordinates.reduce(.null) { rect, place in
            rect.union(MKCoordinateRegion(center: place, span: MKCoordinateSpan()).mapRect)
        }
    }
}

/// An area between places.
open class MKPolygon: MKPolyline, @unchecked Sendable {}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle around a coordinate; the radius is in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }

    open var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).mapRect
    }
}

/// The drawing of a line or area. Maps of UIKit draw theirs as usual here.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    /// The overlay, and the colours and line of its drawing.
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var strokeColor: UIColor?
    open var fillColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }

    /// Creates a renderer of a line, an area or a circle.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The drawing of a line.
open class MKPolylineRenderer: MKOverlayRenderer {}
/// The drawing of an area.
open class MKPolygonRenderer: MKOverlayRenderer {}
/// The drawing of a circle.
open class MKCircleRenderer: MKOverlayRenderer {}

/// The view of an annotation of a map of UIKit. Its own looks are not drawn: a balloon is.
open class MKAnnotationView: UIView {
    /// The annotation, and the look of its view.
    open var annotation: (any MKAnnotation)?
    open var reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isEnabled = true
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    /// Creates a view of an annotation.
    public convenience init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.init(frame: .zero)
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
    }
}

/// A view with a pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin, and its movement.
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}

/// A view with a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colours and the symbol of the balloon.
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
    open var glyphText: String?
    open var glyphTintColor: UIColor?
}

/// The delegate of a map of UIKit. It asks nothing here.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The calls of the map.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// The kind of map.
public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way in which a map follows its user.
public enum MKUserTrackingMode: Int, Sendable {
    case none, follow, followWithHeading
}

/// A map of UIKit: drawn as SwiftUI's is, with balloons for its annotations.
open class MKMapView: UIView, _PicturedResponder {
    /// The delegate, the region, and the options of the map.
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion() {
        didSet { hasRegion = true }
    }
    open var mapType = MKMapType.standard
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var userTrackingMode = MKUserTrackingMode.none
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    private var hasRegion = false

    /// The user's location, and the part of the map that is seen.
    open var userLocation: MKUserLocation { MKUserLocation() }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }

    /// Sets the part of the map that is seen.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    /// Adds, removes or selects annotations, and gives their views.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { shown in !self.annotations.contains { $0 === shown } })
        hasRegion = false
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

    /// Adds or removes overlays.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    /// The coordinate at a point of a view.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        MapProjection(region.mapRect, in: bounds.size).coordinate(point)
    }
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        MapProjection(region.mapRect, in: bounds.size).point(coordinate)
    }

    public var _picture: AnyView {
        let pins = annotations.map { pin in
            MapItem(
                kind: .balloon(pin.coordinate, sign: AnyView(Image(systemName: "mappin"))),
                title: pin.title.map { Text(verbatim: $0) }, style: MapItemStyle())
        }
        let shapes = overlays.compactMap { overlay -> MapItem.Kind? in
            switch overlay {
            case let polygon as MKPolygon: .area(polygon.coordinates)
            case let line as MKPolyline: .line(line.coordinates)
            case let circle as MKCircle: .circle(circle.coordinate, radius: circle.radius)
            default: nil
            }
        }
        let items = shapes.map { MapItem(kind: $0, title: nil, style: MapItemStyle()) } + pins
        let isImagery = mapType != .standard && mapType != .mutedStandard
        return AnyView(MapPicture(items: items, rect: hasRegion ? region.mapRect : nil, isImagery: isImagery))
    }
}
