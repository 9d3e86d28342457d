/// The drawing of an overlay. Maps of UIKit draw theirs as usual here.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    /// The overlay, and the look of its drawing: the opacity, 0 to 1, and the pixels a point.
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var contentScaleFactor: CGFloat { 3 }
    open var blendMode = CGBlendMode.normal

    /// Asks for another drawing, which nothing does here: a picture is drawn once.
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}

    /// Returns whether the overlay can be drawn already, and draws it.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// The places of the drawing: points of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Creates a drawing of nothing.
    public override convenience init() { self.init(overlay: MKPolyline()) }
    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
    }
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
