/// A part of a map that was chosen. MapKit's type.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a part.
    public enum FeatureKind: Hashable, Sendable {
        case pointOfInterest, territory, physicalFeature
    }

    /// The place and the name.
    public let coordinate: CLLocationCoordinate2D
    public let title: String?
    public let kind: FeatureKind
    public let pointOfInterestCategory: MKPointOfInterestCategory?
    /// The sign of the map for it, of which none is drawn here, and the colour behind.
    public var image: Image? { nil }
    public var backgroundColor: Color? { nil }

    public static func == (a: MapFeature, b: MapFeature) -> Bool {
        a.title == b.title && a.coordinate.latitude == b.coordinate.latitude
            && a.coordinate.longitude == b.coordinate.longitude
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(coordinate.latitude)
    }
}

/// A choice that may be a part of the map. MapKit's protocol.
public protocol MapSelectable: Hashable {
    /// The part of the map; nil where something else is chosen.
    var feature: MapFeature? { get }
    init(_ feature: MapFeature?)
}

/// A choice on a map: a value of one's own, or a part of the map. MapKit's type.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
    /// The value, or the part of the map.
    public let value: SelectionValue?
    public let feature: MapFeature?

    /// Creates a choice.
    public init(_ value: SelectionValue) {
        self.value = value
        feature = nil
    }
    public init(_ feature: MapFeature?) {
        value = nil
        self.feature = feature
    }
}

extension View {
    /// Sets the content for a chosen part of the map: nobody chooses one.
    public func mapFeatureSelectionContent(
        @MapContentBuilder content: @escaping (MapFeature) -> some MapContent
    ) -> some View { self }
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
}
