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
    open var lineDashPhase: CGFloat = 0
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
    open var miterLimit: CGFloat = 10
    open var path: CGPath!
    open var contentScaleFactor: CGFloat { 3 }
    open var blendMode = CGBlendMode.normal
    open func createPath() {}
    open func invalidatePath() {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }

    /// Creates a drawing of nothing.
    public override convenience init() { self.init(overlay: MKPolyline()) }
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

/// The drawing of a line with colours that go over into each other.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours, and their places, 0...1.
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}

/// The drawing of a line's path.
open class MKOverlayPathRenderer: MKOverlayRenderer {}

/// The drawing of several lines, and of several areas.
open class MKMultiPolylineRenderer: MKOverlayRenderer {
    /// Creates a renderer of lines.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKMultiPolygonRenderer: MKOverlayRenderer {
    /// Creates a renderer of areas.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// The drawing of tiles, which are not loaded.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer of tiles.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}

/// The points of the screen that a point of the map has.
public typealias MKZoomScale = CGFloat

/// The width of a road on a map, in points of the map: of six points of the screen.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 6 / zoomScale : 0 }
