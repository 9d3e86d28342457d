/// The style in which a map is drawn. Imagery has a dark ground here; all else is one.
public struct MapStyle: Sendable {
    let isImagery: Bool

    /// The height of mountains and houses.
    public struct Elevation: Hashable, Sendable {
        private let isRealistic: Bool

        public static let automatic = Elevation(isRealistic: false)
        public static let flat = Elevation(isRealistic: false)
        public static let realistic = Elevation(isRealistic: true)
    }

    /// The emphasis of a map's colours.
    public struct StandardEmphasis: Hashable, Sendable {
        private let isMuted: Bool

        public static let automatic = StandardEmphasis(isMuted: false)
        public static let muted = StandardEmphasis(isMuted: true)
    }

    public static let standard = MapStyle(isImagery: false)
    public static let imagery = MapStyle(isImagery: true)
    public static let hybrid = MapStyle(isImagery: true)

    /// The usual map.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    /// Pictures of the earth.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// Pictures of the earth with the names of the usual map.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

private enum MapStyleKey: EnvironmentKey { static let defaultValue = MapStyle.standard }

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the maps below.
    public func mapStyle(_ mapStyle: MapStyle) -> some View { environment(\.mapStyle, mapStyle) }

    /// Controls are not drawn: a still map is not moved.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

    /// Sets whether the controls of maps are seen.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

    /// Sets the scope in which controls find their map.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// The camera of a still map does not change: `action` is not called.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }

    /// The camera of a still map does not change: `action` is not called.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    /// The camera of a still map is not moved.
    public func mapCameraKeyframeAnimator<Trigger: Equatable>(
        trigger: Trigger, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }
}

extension View {
    /// Sets what is seen when a person chooses a feature of the map: nobody does.
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View {
        self
    }
}

extension MapContent {
    /// Sets what is seen when a person chooses the place: nobody does.
    public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent { self }
}

/// The look of what is known of a chosen place. MapKit's type.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
    public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
    public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
    public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
    /// The look of a callout.
    public enum CalloutStyle: Sendable {
        case automatic, full, compact
    }
    /// Details beside the selected place, in a callout of a style.
    public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { callout }
}
