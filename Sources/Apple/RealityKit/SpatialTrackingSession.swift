/// The following of places of the room. None is followed: all that is asked for is told to be unavailable.
public final class SpatialTrackingSession: Sendable {
    public init() {}

    /// The places and facts that are to be followed.
    public struct Configuration: Sendable {
        let anchors: Set<AnchorCapability>
        let surroundings: Set<SceneUnderstandingCapability>

        /// Creates a choice.
        public init(
            tracking anchorCapabilities: Set<AnchorCapability> = [],
            sceneUnderstanding: Set<SceneUnderstandingCapability> = [], camera: Camera = .back
        ) { (anchors, surroundings) = (anchorCapabilities, sceneUnderstanding) }

        /// A camera of the device.
        public enum Camera: Hashable, Sendable {
            case back, front
        }

        /// A kind of place.
        public struct AnchorCapability: Hashable, CustomStringConvertible, Sendable {
            public let description: String
            public static let body = AnchorCapability(description: "body")
            public static let camera = AnchorCapability(description: "camera")
            public static let face = AnchorCapability(description: "face")
            public static let hand = AnchorCapability(description: "hand")
            public static let image = AnchorCapability(description: "image")
            public static let object = AnchorCapability(description: "object")
            public static let plane = AnchorCapability(description: "plane")
            public static let world = AnchorCapability(description: "world")
        }

        /// A use of the room's shape.
        public struct SceneUnderstandingCapability: Hashable, CustomStringConvertible, Sendable {
            public let description: String
            public static let collision = SceneUnderstandingCapability(description: "collision")
            public static let occlusion = SceneUnderstandingCapability(description: "occlusion")
            public static let physics = SceneUnderstandingCapability(description: "physics")
            public static let shadow = SceneUnderstandingCapability(description: "shadow")
        }
    }

    /// All of that which is not followed.
    public struct UnavailableCapabilities: Sendable {
        /// The kinds of places, the uses of the room's shape, and whether the camera may not be used.
        public private(set) var anchor: Set<Configuration.AnchorCapability> = []
        public private(set) var sceneUnderstanding: Set<Configuration.SceneUnderstandingCapability> = []
        public var missingCameraAuthorization: Bool? { nil }

        public init() {}
        init(_ configuration: Configuration) {
            (anchor, sceneUnderstanding) = (configuration.anchors, configuration.surroundings)
        }
    }

    /// Begins to follow: all of it is unavailable.
    @discardableResult
    public func run(_ configuration: Configuration) async -> UnavailableCapabilities? {
        UnavailableCapabilities(configuration)
    }
    @discardableResult
    @MainActor
    public func run(
        _ configuration: Configuration, session: ARSession, arConfiguration: ARConfiguration
    ) async -> UnavailableCapabilities? { UnavailableCapabilities(configuration) }
    /// Ends the following.
    public func stop() async {}
}
