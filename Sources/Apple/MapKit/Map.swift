/// A map: MapKit's view. There are no tiles: the ground is plain, and what stands on the map is at its projected place.
public struct Map: View {
    private let position: MapCameraPosition
    private let items: [MapItem]
    @Environment(\.mapStyle) private var style

    private init(_ position: MapCameraPosition, items: [MapItem] = []) {
        self.position = position
        self.items = items
    }

    private init<C: MapContent>(_ position: MapCameraPosition, content: () -> C) {
        var items = _MapItems()
        C._collect(content(), into: &items)
        self.init(position, items: items.items)
    }

    public var body: some View {
        // As MapKit's view does, the map reaches to the edges of the screen that it touches.
        MapPicture(items: items, rect: position.mapRect, isImagery: style.isImagery).ignoresSafeArea()
    }
}

extension Map {
    /// Creates a map that begins at a position of the camera.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(initialPosition)
    }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(initialPosition, content: content)
    }

    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(initialPosition, content: content)
    }

    public init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil
    ) {
        self.init(initialPosition)
    }

    /// Creates a map at the position of the camera in the binding.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position.wrappedValue)
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(position.wrappedValue, content: content)
    }

    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> some MapContent
    ) {
        self.init(position.wrappedValue, content: content)
    }

    public init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil
    ) {
        self.init(position.wrappedValue)
    }
}

// The manner of iOS 14 to 16.
extension Map {
    /// Creates a map of the region in the binding.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.region(coordinateRegion.wrappedValue))
    }

    public init<Items: RandomAccessCollection>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion.wrappedValue),
            items: annotationItems.map { annotationContent($0)._annotation.item })
    }

    /// Creates a map of the rectangle in the binding.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.rect(mapRect.wrappedValue))
    }

    public init<Items: RandomAccessCollection>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        self.init(
            .rect(mapRect.wrappedValue), items: annotationItems.map { annotationContent($0)._annotation.item })
    }
}

/// The way in which a map follows its user. It shows the region that it is given here.
public enum MapUserTrackingMode: Hashable, Sendable {
    case none
    case follow
    case followWithHeading
}

/// An annotation at a coordinate of a map, in the manner of iOS 14.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    var _annotation: _MapAnnotation { get }
}

/// An annotation at a coordinate of a map.
public struct _MapAnnotation {
    let item: MapItem
}

/// A balloon over a place.
public struct MapMarker: MapAnnotationProtocol {
    public let _annotation: _MapAnnotation

    /// Creates a marker at a coordinate.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotation = _MapAnnotation(
            item: MapItem(
                kind: .balloon(coordinate, sign: AnyView(Image(systemName: "mappin"))), title: nil,
                style: MapItemStyle(tint: tint)))
    }
}

/// A pin in a place.
public struct MapPin: MapAnnotationProtocol {
    public let _annotation: _MapAnnotation

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        _annotation = MapMarker(coordinate: coordinate, tint: tint)._annotation
    }
}

/// A view over a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _annotation: _MapAnnotation

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        _annotation = _MapAnnotation(
            item: MapItem(
                kind: .view(
                    coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), AnyView(content())),
                title: nil, style: MapItemStyle()))
    }
}
