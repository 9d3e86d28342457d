/// A line through places: MapKit's type. It is drawn straight between them, also where a great circle is asked for.
public struct MapPolyline: PrimitiveMapContent {
    private let coordinates: [CLLocationCoordinate2D]

    /// The course of a line between two places.
    public enum ContourStyle: Hashable, Sendable {
        case straight, geodesic
    }

    /// Creates a line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = coordinates
    }

    /// Creates a line through points of the map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        coordinates = points.map(\.coordinate)
    }

    public init(_ polyline: MKPolyline) {
        coordinates = polyline.coordinates
    }

    /// The way of a route.
    public init(_ route: MKRoute) {
        coordinates = route.polyline.coordinates
    }

    func collect(into items: inout _MapItems) { items.append(.line(coordinates)) }
}

/// An area between places: MapKit's type.
public struct MapPolygon: PrimitiveMapContent {
    private let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D]) {
        self.coordinates = coordinates
    }

    public init(points: [MKMapPoint]) {
        coordinates = points.map(\.coordinate)
    }

    public init(_ polygon: MKPolygon) {
        coordinates = polygon.coordinates
    }

    func collect(into items: inout _MapItems) { items.append(.area(coordinates)) }
}

/// A circle around a place: MapKit's type.
public struct MapCircle: PrimitiveMapContent {
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// A circle by its radius in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    /// The circle of an overlay, or one around the middle of a rectangle, as wide as its longer side.
    public init(_ circle: MKCircle) {
        self.init(center: circle.coordinate, radius: circle.radius)
    }
    public init(mapRect: MKMapRect) {
        self.init(MKCircle(mapRect: mapRect))
    }

    func collect(into items: inout _MapItems) { items.append(.circle(center, radius: radius)) }
}

/// Content with other looks.
struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
    let content: Content
    let edit: (inout MapItemStyle) -> Void

    func collect(into items: inout _MapItems) {
        items.styled(edit) { Content._collect(content, into: &$0) }
    }
}

/// The level of lines and areas relative to the labels of the map, which has none here.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads
    case aboveLabels
}

extension MapContent {
    /// Colours balloons, and what is under the cursor.
    public func tint(_ tint: Color?) -> some MapContent { StyledMapContent(content: self) { $0.tint = tint } }

    /// Colours balloons; what is no colour leaves them as they are.
    @_disfavoredOverload
    public func tint(_ tint: some ShapeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.tint = tint as? Color ?? $0.tint }
    }

    /// Draws lines and the edges of areas.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws lines and the edges of areas in the tint.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        stroke(.tint, lineWidth: lineWidth)
    }

    /// Draws lines and the edges of areas.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// Draws the edges of areas, and lines.
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.stroke = ($0.stroke?.style ?? AnyShapeStyle(.tint), style) }
    }

    /// Fills areas.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.fill = AnyShapeStyle(style) }
    }

    /// Sets whether the titles of annotations are seen.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        StyledMapContent(content: self) { $0.showsTitle = visibility != .hidden }
    }

    /// No subtitle is drawn.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    /// Sets the value by which a selection names the content. Nothing is selected with a finger here.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

    /// Content is drawn in its order.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
