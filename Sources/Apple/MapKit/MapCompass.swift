/// A control of a map, which a still map does not draw.
public struct MapCompass: View {
    /// Creates the control of the map in a scope.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapScaleView: View {
    /// Creates the scale of the map in a scope.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapPitchButton: View {
    /// Creates the control of the map in a scope.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A control of a map, which a still map does not draw.
public struct MapZoomStepper: View {
    /// Creates the control of the map in a scope.
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
