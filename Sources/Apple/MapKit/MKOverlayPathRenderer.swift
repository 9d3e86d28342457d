/// The drawing of a path, filled and stroked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colours and the line of the drawing; lengths are in points.
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    /// The part of the line that is drawn, 0 to 1. Apple's renderers of lines, areas and circles have it.
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    /// The path in points of the map: made when it is first asked for, and again after it became invalid.
    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set { storedPath = newValue }
    }
    private var storedPath: CGPath?
    open func createPath() {}
    open func invalidatePath() { storedPath = nil }

    /// Sets the line and the colours of a context. Widths are as many points of the screen at each scale.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        strokeColor.map { context.setStrokeColor($0.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(
                phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        fillColor.map { context.setFillColor($0.cgColor) }
    }

    /// Draws a path with what is set.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(Path(path).trimmedPath(from: strokeStart, to: strokeEnd).cgPath, in: context)
        }
    }

    /// The path through the points of an overlay.
    func drawnPath(_ shape: any MKOverlay) -> CGPath {
        let path = CGMutablePath()
        switch shape {
        case let polygon as MKPolygon:
            for ring in [polygon] + (polygon.interiorPolygons ?? []) {
                path.addLines(between: ring.coordinates.map { point(for: MKMapPoint($0)) })
                path.closeSubpath()
            }
        case let line as MKPolyline: path.addLines(between: line.coordinates.map { point(for: MKMapPoint($0)) })
        case let lines as MKMultiPolyline: lines.polylines.forEach { path.addPath(drawnPath($0)) }
        case let areas as MKMultiPolygon: areas.polygons.forEach { path.addPath(drawnPath($0)) }
        default: path.addEllipse(in: rect(for: shape.boundingMapRect))
        }
        return path
    }
}

/// The drawing of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of the overlay, and gives that back.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }

    open override func createPath() { path = drawnPath(polyline) }
}

/// The drawing of an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of the overlay, and gives that back.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

    open override func createPath() { path = drawnPath(polygon) }
}

/// The drawing of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of the overlay, and gives that back.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }

    open override func createPath() { path = drawnPath(circle) }
}

/// The drawing of several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of the overlay, and gives that back.
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

    open override func createPath() { path = drawnPath(multiPolyline) }
}

/// The drawing of several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of the overlay, and gives that back.
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

    open override func createPath() { path = drawnPath(multiPolygon) }
}

/// The drawing of a line with colours that go over into each other. It is drawn in the one colour of its stroke.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours, and their places, 0...1.
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
    }
}
