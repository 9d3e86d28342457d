/// The times at which a map tells of its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let isContinuous: Bool

    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

/// The camera, as a map tells of it.
public struct MapCameraUpdateContext: Sendable {
    /// The camera, and the part of the map that it shows.
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}
