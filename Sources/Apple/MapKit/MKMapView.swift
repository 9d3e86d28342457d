/// The distance of a camera that has no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

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
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var camera = MKMapCamera()
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        centerCoordinate = camera.centerCoordinate
    }
    open var cameraBoundary: CameraBoundary?
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange(minCenterCoordinateDistance: 0)
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    open var showsPitchControl = false
    open var showsZoomControls = false
    open var isUserLocationVisible: Bool { false }
    open var showsUserTrackingButton = false
    open var isPitchButtonVisible = false
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        delegate?.mapView(self, rendererFor: overlay)
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
    }
    open var annotationVisibleRect: CGRect { bounds }
    open var showsPointsOfInterest = true
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
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }

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

    /// Adds overlays. They keep their order; a level is kept and not drawn, as there are no labels to be above.
    open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        insertOverlay(overlay, at: overlays.count, level: level)
    }
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        overlays.forEach { addOverlay($0, level: level) }
    }

    /// Adds an overlay at a place of the order, or next to another.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveLabels)
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        overlays.insert(overlay, at: min(max(index, 0), overlays.count))
        levels[ObjectIdentifier(overlay)] = level
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        let index = place(of: sibling).map { $0 + 1 } ?? overlays.count
        insertOverlay(overlay, at: index, level: level(of: sibling))
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, at: place(of: sibling) ?? overlays.count, level: level(of: sibling))
    }

    /// Changes the places of two overlays.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = place(of: overlay1), let second = place(of: overlay2) else { return }
        overlays.swapAt(first, second)
    }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
        overlays.swapAt(index1, index2)
    }

    /// Removes overlays.
    open func removeOverlay(_ overlay: any MKOverlay) {
        overlays.removeAll { $0 === overlay }
        levels[ObjectIdentifier(overlay)] = nil
    }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    /// The overlays of a level; it is above the labels where nothing else was said.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlays.filter { self.level(of: $0) == level }
    }

    private var levels: [ObjectIdentifier: MKOverlayLevel] = [:]
    private func level(of overlay: any MKOverlay) -> MKOverlayLevel {
        levels[ObjectIdentifier(overlay)] ?? .aboveLabels
    }
    private func place(of overlay: any MKOverlay) -> Int? { overlays.firstIndex { $0 === overlay } }

    public var _picture: AnyView {
        let pins = annotations.map { pin in
            MapItem(
                kind: .balloon(pin.coordinate, sign: AnyView(Image(systemName: "mappin"))),
                title: pin.title.map { Text(verbatim: $0) }, style: MapItemStyle())
        }
        let shapes = overlays.flatMap { overlay -> [MapItem.Kind] in
            switch overlay {
            case let polygon as MKPolygon: [.area(polygon.coordinates)]
            case let line as MKPolyline: [.line(line.coordinates)]
            case let areas as MKMultiPolygon: areas.polygons.map { .area($0.coordinates) }
            case let lines as MKMultiPolyline: lines.polylines.map { .line($0.coordinates) }
            case let circle as MKCircle: [.circle(circle.coordinate, radius: circle.radius)]
            default: []
            }
        }
        let items = shapes.map { MapItem(kind: $0, title: nil, style: MapItemStyle()) } + pins
        let isImagery = mapType != .standard && mapType != .mutedStandard
        return AnyView(MapPicture(items: items, rect: hasRegion ? region.mapRect : nil, isImagery: isImagery))
    }
}

extension MKMapView {
    /// The limits of a map's middle. MapKit's class.
    open class CameraBoundary: NSObject {
        /// The part of the map that is shown.
        public let region: MKCoordinateRegion

        /// - Returns: A boundary of a region.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            self.region = region
        }
        public init?(mapRect: MKMapRect) {
            region = MKCoordinateRegion(mapRect)
        }
        open var mapRect: MKMapRect { region.mapRect }
    }

    /// The limits of a map's zooming, in metres. MapKit's class.
    open class CameraZoomRange: NSObject {
        /// The least and the greatest distance.
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// - Returns: nil where the least is greater than the greatest.
        public init?(
            minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
        ) {
            guard minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
        public init?(minCenterCoordinateDistance: CLLocationDistance) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            maxCenterCoordinateDistance = .infinity
        }
        public init?(maxCenterCoordinateDistance: CLLocationDistance) {
            minCenterCoordinateDistance = 0
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }
}

extension MKMapView {
    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: MKMapView) -> Bool {
            switch name {
            case "delegate": holder.delegate = _outlet(value)
            default: return false
            }
            return true
        }
    }
}
