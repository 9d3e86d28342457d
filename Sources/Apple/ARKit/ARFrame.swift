/// A picture of the room. None comes.
open class ARFrame: NSObject, @unchecked Sendable {
    /// The state of the map of the room.
    public enum WorldMappingStatus: Int, Sendable {
        case notAvailable, limited, extending, mapped
    }

    /// The camera, the places, the light and the time in seconds.
    public let camera = ARCamera()
    open var anchors: [ARAnchor] { [] }
    open var timestamp: TimeInterval { 0 }
    open var lightEstimate: ARLightEstimate? { nil }
    open var capturedImage: CVPixelBuffer { .clear }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: .zero, direction: simd_float3(0, 0, -1), allowing: target, alignment: alignment)
    }
    open func displayTransform(
        for orientation: UIInterfaceOrientation, viewportSize: CGSize
    ) -> CGAffineTransform { .identity }

    override init() {}
}

/// The camera of a picture.
open class ARCamera: NSObject, @unchecked Sendable {
    /// The state of following the device.
    public enum TrackingState: Hashable, Sendable {
        /// The reasons why following is poor.
        public enum Reason: Hashable, Sendable {
            case initializing, excessiveMotion, insufficientFeatures, relocalizing
        }
        case notAvailable, limited(Reason), normal
    }

    /// The place, the angles in radians, and the state.
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: simd_float3 { .zero }
    open var trackingState: TrackingState { .notAvailable }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    open var imageResolution: CGSize { .zero }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
}

/// The light of the room.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    /// The strength in lumens, and the warmth in kelvins.
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
}

/// The points of the room that are followed.
open class ARPointCloud: NSObject, @unchecked Sendable {
    /// The points in metres, and their identities.
    open var points: [simd_float3] { [] }
    open var identifiers: [UInt64] { [] }
}

/// A question for places of the room on a line.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
    /// The kinds of places.
    public enum Target: Int, Sendable {
        case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
    }

    /// The directions of planes.
    public enum TargetAlignment: Int, Sendable {
        case horizontal, vertical, any
    }

    /// The line and the kinds.
    public let origin: simd_float3
    public let direction: simd_float3
    public let target: Target
    public let targetAlignment: TargetAlignment

    /// Creates a question.
    public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
        (self.origin, self.direction) = (origin, direction)
        (self.target, targetAlignment) = (target, alignment)
    }
}

/// A place of the room on a line. None is found.
open class ARRaycastResult: NSObject, @unchecked Sendable {
    /// The place, and what is there.
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }

    override init() {}
}

/// Such a place that is followed.
open class ARTrackedRaycast: NSObject, @unchecked Sendable {
    override init() {}

    /// Ends the following.
    open func stopTracking() {}
}

/// A place of the room, as older apps ask for it. None is found.
open class ARHitTestResult: NSObject, @unchecked Sendable {
    /// The kinds of places.
    public struct ResultType: OptionSet, Sendable {
        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The place, and what is there; the distance is in metres.
    open var type: ResultType { [] }
    open var distance: CGFloat { 0 }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }

    override init() {}
}
