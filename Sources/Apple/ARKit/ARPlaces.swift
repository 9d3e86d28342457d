public import CoreLocation

/// A place on the earth.
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// The place and the height in metres, and the source of the height.
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance?
    public let altitudeSource: AltitudeSource
    open var isTracked: Bool { false }

    /// Creates a place.
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        altitudeSource = altitude == nil ? .coarse : .userDefined
        super.init(transform: matrix_identity_float4x4)
    }
    public init(name: String, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        altitudeSource = altitude == nil ? .coarse : .userDefined
        super.init(name: name, transform: matrix_identity_float4x4)
    }
    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        coordinate = other?.coordinate ?? CLLocationCoordinate2D()
        (altitude, altitudeSource) = (other?.altitude, other?.altitudeSource ?? .coarse)
        super.init(anchor: anchor)
    }

    /// Writes and reads the place on the earth, beside what every place has.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        if let altitude { coder.encode(altitude, forKey: "altitude") }
        coder.encode(altitudeSource.rawValue, forKey: "altitudeSource")
    }
    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        altitude = coder.containsValue(forKey: "altitude") ? coder.decodeDouble(forKey: "altitude") : nil
        altitudeSource = AltitudeSource(rawValue: coder.decodeInteger(forKey: "altitudeSource")) ?? .unknown
        super.init(coder: coder)
    }

    /// The sources of a height.
    public enum AltitudeSource: Int, Sendable {
        case unknown, coarse, precise, userDefined
    }
}

/// The state of following the device on the earth. It is not followed.
open class ARGeoTrackingStatus: NSObject, @unchecked Sendable {
    /// The state, the exactness and the reason.
    open var state: State { .notAvailable }
    open var accuracy: Accuracy { .undetermined }
    open var stateReason: StateReason { .none }

    override init() {}

    /// The states.
    public enum State: Int, Sendable {
        case notAvailable, initializing, localizing, localized
    }

    /// The exactness.
    public enum Accuracy: Int, Sendable {
        case undetermined, low, medium, high
    }

    /// The reasons.
    public enum StateReason: Int, Sendable {
        case none, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation
        case waitingForAvailabilityCheck, geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
    }
}

/// A code for an app clip. None is seen.
open class ARAppClipCodeAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    /// The address, the state of its reading, and the size in metres.
    open var url: URL? { nil }
    open var urlDecodingState: URLDecodingState { .failed }
    open var radius: Float { 0 }
    open var isTracked: Bool { false }

    /// The states of the reading.
    public enum URLDecodingState: Int, Sendable {
        case decoding, failed, decoded
    }
}

/// Another device in the room. None is seen.
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}

/// A place whose surroundings are mirrored.
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {
    /// The size in metres, and the picture: nil.
    public let extent: simd_float3
    open var environmentTexture: (any MTLTexture)? { nil }

    /// Creates a place of a size.
    public init(transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(transform: transform)
    }
    public init(name: String, transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(name: name, transform: transform)
    }
    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? .zero
        super.init(anchor: anchor)
    }

    /// Writes and reads the size, beside what every place has.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for index in 0..<3 { coder.encode(extent[index], forKey: "extent\(index)") }
    }
    public required init?(coder: NSCoder) {
        extent = simd_float3((0..<3).map { coder.decodeFloat(forKey: "extent\($0)") })
        super.init(coder: coder)
    }
}

/// The depths of a picture. None comes.
open class ARDepthData: NSObject, @unchecked Sendable {
    /// The depths in metres, and the trust in them.
    open var depthMap: CVPixelBuffer { .clear }
    open var confidenceMap: CVPixelBuffer? { nil }

    override init() {}
}

/// The trust in a depth.
public enum ARConfidenceLevel: Int, Sendable {
    case low, medium, high
}

/// The light of the room with its direction. None is known.
open class ARDirectionalLightEstimate: ARLightEstimate, @unchecked Sendable {
    /// The harmonics, the direction and the strength in lumens.
    open var sphericalHarmonicsCoefficients: Data { Data() }
    open var primaryLightDirection: simd_float3 { simd_float3(0, -1, 0) }
    open var primaryLightIntensity: CGFloat { 1000 }
}

/// Makes masks of people in front of what is drawn. There is no graphics processor: it makes none.
open class ARMatteGenerator: NSObject {
    /// Creates a maker.
    public init(device: any MTLDevice, matteResolution: Resolution) {}

    /// The sizes of masks.
    public enum Resolution: Int, Sendable {
        case full, half
    }
}

extension ARFrame {
    /// The further knowledge of a picture: none.
    public var sceneDepth: ARDepthData? { nil }
    public var smoothedSceneDepth: ARDepthData? { nil }
    public var capturedDepthData: AVDepthData? { nil }
    public var capturedDepthDataTimestamp: TimeInterval { 0 }
    public var segmentationBuffer: CVPixelBuffer? { nil }
    public var estimatedDepthData: CVPixelBuffer? { nil }
    public var detectedBody: ARBody2D? { nil }
    public var geoTrackingStatus: ARGeoTrackingStatus? { nil }
    public var cameraGrainIntensity: Float { 0 }
    public var cameraGrainTexture: (any MTLTexture)? { nil }
    public var exifData: [String: Any] { [:] }
    public func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }

    /// The kinds of what a pixel shows.
    public enum SegmentationClass: UInt8, Sendable {
        case none = 0
        case person = 255
    }
}

extension ARCamera {
    /// The place of a point of the room in a view, and back: no camera looks.
    public func projectPoint(
        _ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> CGPoint { .zero }
    public func unprojectPoint(
        _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation,
        viewportSize: CGSize
    ) -> simd_float3? { nil }
    public func projectionMatrix(
        for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
    ) -> simd_float4x4 { matrix_identity_float4x4 }
    public var exposureDuration: TimeInterval { 0 }
    public var exposureOffset: Float { 0 }
}

extension ARSession {
    /// The news of the room from one device to another.
    open class CollaborationData: NSObject, NSSecureCoding, @unchecked Sendable {
        /// The weight.
        open var priority: Priority { .optional }

        override init() {}

        /// Nothing is read from archives here: no device tells anything.
        public required init?(coder: NSCoder) { return nil }
        open func encode(with coder: NSCoder) {}
        open class var supportsSecureCoding: Bool { true }

        /// The weights.
        public enum Priority: Int, Sendable {
            case critical, optional
        }
    }

    /// Takes what another device tells: nothing comes of it.
    public func update(with collaborationData: CollaborationData) {}

    /// The place on the earth of a point of the room: an error.
    public func getGeoLocation(
        forPoint position: simd_float3,
        completionHandler: @escaping (CLLocationCoordinate2D, CLLocationDistance, (any Error)?) -> Void
    ) {
        completionHandler(
            kCLLocationCoordinate2DInvalid, 0, ARError(.geoTrackingNotAvailableAtLocation))
    }
}
