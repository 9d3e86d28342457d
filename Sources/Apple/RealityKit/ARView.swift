/// A view of a scene in the room: its ground, as no camera sees the room.
open class ARView: UIView, UIGestureRecognizerDelegate, ARSessionProviding, _PicturedResponder {
    /// The ways to see.
    public enum CameraMode: Hashable, Sendable {
        case ar, nonAR
    }

    /// The ground and the light.
    public struct Environment {
        /// The ground.
        public struct Background {
            let color: UIColor?

            /// The picture of the camera, a colour, and surroundings.
            public static func cameraFeed(exposureCompensation: Float = 0) -> Background { Background(color: nil) }
            public static func color(_ color: UIColor) -> Background { Background(color: color) }
            public static func skybox(_ resource: EnvironmentResource) -> Background { Background(color: nil) }
        }

        /// The light of the surroundings.
        public struct ImageBasedLight {
            /// The surroundings, and the strength as a power of 2.
            public var resource: EnvironmentResource?
            public var intensityExponent: Float = 0
        }

        /// The use of the room's shape.
        public struct SceneUnderstanding {
            /// The uses.
            public struct Options: OptionSet, Sendable {
                public static let occlusion = Options(rawValue: 1)
                public static let receivesLighting = Options(rawValue: 2)
                public static let physics = Options(rawValue: 4)
                public static let collision = Options(rawValue: 8)
                public static let `default`: Options = []
                public let rawValue: UInt32

                public init(rawValue: UInt32) {
                    self.rawValue = rawValue
                }
            }

            /// The uses.
            public var options: Options = []
        }

        /// The ground, the light and the use of the room's shape.
        public var background = Background.cameraFeed()
        public var lighting = ImageBasedLight()
        public var sceneUnderstanding = SceneUnderstanding()
        /// The echo of sounds, which are not heard.
        public var reverb = Reverb.automatic
        public typealias Color = UIColor

        /// Creates surroundings.
        public init(background: Background, lighting: ImageBasedLight, reverb: Reverb) {
            (self.background, self.lighting, self.reverb) = (background, lighting, reverb)
        }
        init() {}
    }

    /// The facts that are shown in a scene.
    public struct DebugOptions: OptionSet, Sendable {
        public static let none: DebugOptions = []
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let showStatistics = DebugOptions(rawValue: 2)
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// The effects that are left out.
    public struct RenderOptions: OptionSet, Sendable {
        public static let disableAutomaticLighting = RenderOptions(rawValue: 128)
        public static let disableFaceOcclusions = RenderOptions(rawValue: 32)
        public static let disableCameraGrain = RenderOptions(rawValue: 1)
        public static let disableHDR = RenderOptions(rawValue: 2)
        public static let disableGroundingShadows = RenderOptions(rawValue: 4)
        public static let disableMotionBlur = RenderOptions(rawValue: 8)
        public static let disableDepthOfField = RenderOptions(rawValue: 16)
        public static let disableFaceMesh = RenderOptions(rawValue: 32)
        public static let disablePersonOcclusion = RenderOptions(rawValue: 64)
        public static let disableAREnvironmentLighting = RenderOptions(rawValue: 128)
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The gestures that move entities.
    public struct EntityGestures: OptionSet, Sendable {
        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all = EntityGestures(rawValue: 7)
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// The scene, the session and the ways to see.
    public let scene = Scene()
    open var session = ARSession()
    open var environment = Environment()
    open var cameraMode: CameraMode
    open var automaticallyConfigureSession: Bool
    open var debugOptions: DebugOptions = []
    open var renderOptions: RenderOptions = []
    open var renderCallbacks = RenderCallbacks()
    open var cameraTransform: Transform { .identity }
    /// The entities by which sounds are heard and bodies fall; nil for the camera and the room.
    open var audioListener: Entity?
    open var physicsOrigin: Entity?
    public typealias Image = UIImage

    /// Creates a view with a frame in points.
    public init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
        super.init(frame: frame)
    }
    public convenience init(frame: CGRect, cameraMode: CameraMode) {
        self.init(frame: frame, cameraMode: cameraMode, automaticallyConfigureSession: true)
    }
    public required override init(frame: CGRect) {
        (cameraMode, automaticallyConfigureSession) = (.ar, true)
        super.init(frame: frame)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// The entities and places at a point of the view: none.
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func hitTest(
        _ point: CGPoint, query: CollisionCastQueryType = .all, mask: CollisionGroup = .all
    ) -> [CollisionCastHit] { [] }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func makeRaycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func ray(through point: CGPoint) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
    open func ray(through point: CGPoint, from view: UIView) -> (origin: SIMD3<Float>, direction: SIMD3<Float>)? { nil }
    open func trackedRaycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment,
        updateHandler: @escaping ([ARRaycastResult]) -> Void
    ) -> ARTrackedRaycast? {
        updateHandler([])
        return nil
    }
    open func unproject(_ point: CGPoint, viewport: CGRect) -> SIMD3<Float>? { nil }
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    open func unproject(
        _ point: CGPoint, ontoPlane planeTransform: float4x4, relativeToCamera: Bool = false
    ) -> SIMD3<Float>? { nil }

    /// Lets gestures move an entity: nobody makes one.
    @discardableResult
    open func installGestures(
        _ gestures: EntityGestures = .all, for entity: any HasCollision
    ) -> [any EntityGestureRecognizer] { [] }

    /// The gestures that move entities go on beside one another: two fingers turn and enlarge at once.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is any EntityGestureRecognizer && otherGestureRecognizer is any EntityGestureRecognizer
    }

    /// The picture of the scene: none is made.
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }

    public var _picture: AnyView { AnyView(SwiftUIColor(uiColor: environment.background.color ?? .black)) }
}

/// SwiftUI's colour, whose plain name a look has for its own.
private typealias SwiftUIColor = Color
