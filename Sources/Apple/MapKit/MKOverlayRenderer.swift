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
