/// A view of a scene, drawn as the scene's ground.
open class SCNView: UIView, SCNSceneRenderer, _PicturedResponder {
    /// The choices of a view.
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
    }

    /// The scene, the camera, and the way in which it is shown.
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var overlaySKScene: SKScene?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var antialiasingMode = SCNAntialiasingMode.none
    open var preferredFramesPerSecond = 60
    open var rendersContinuously = false
    open var showsStatistics = false
    open var debugOptions: SCNDebugOptions = []
    open var isPlaying = false
    open var loops = false
    open var sceneTime: TimeInterval = 0
    open var technique: SCNTechnique?
    open var usesReverseZ = true
    public let defaultCameraController = SCNCameraController()

    /// Creates a view with a frame in points.
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { return nil }

    /// Plays, which nothing does, and stops.
    open func play(_ sender: Any?) {}
    open func pause(_ sender: Any?) {}
    open func stop(_ sender: Any?) {}

    /// The picture of the scene: none is made, and it is empty.
    open func snapshot() -> UIImage { UIImage() }

    public var _picture: AnyView { AnyView(SceneGround(color: backgroundColor ?? scene?.ground ?? .white)) }
}

extension SCNScene {
    /// The colour of the ground, where it has one.
    var ground: UIColor? {
        switch background.contents {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }
}

/// An object that shows a scene.
@MainActor @preconcurrency
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene, the camera, and the time in seconds.
    var scene: SCNScene? { get set }
    var pointOfView: SCNNode? { get set }
    var sceneTime: TimeInterval { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    var isPlaying: Bool { get set }
    var autoenablesDefaultLighting: Bool { get set }
    var debugOptions: SCNDebugOptions { get set }
}

extension SCNSceneRenderer {
    /// The nodes at a point of the view: none is looked for.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] { [] }
    public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }

    /// Turns places of the scene into those of the view, and back. They are not projected, and stay as they are.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }

    /// Makes objects ready to be shown: none is.
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool {
        _ = block?()
        return false
    }
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    /// Shows another scene, at once.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?,
        completionHandler: (() -> Void)? = nil
    ) {
        self.scene = scene
        self.pointOfView = pointOfView
        completionHandler?()
    }
}

/// The listener to a view's pictures: none is made.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    /// Called before and after each picture.
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// A place where a line meets a node. None is found.
open class SCNHitTestResult: NSObject, @unchecked Sendable {
    /// The node, and the place on it.
    public let node: SCNNode
    open var geometryIndex: Int { 0 }
    open var faceIndex: Int { 0 }
    open var localCoordinates: SCNVector3 { SCNVector3Zero }
    open var worldCoordinates: SCNVector3 { SCNVector3Zero }
    open var localNormal: SCNVector3 { SCNVector3Zero }
    open var worldNormal: SCNVector3 { SCNVector3Zero }
    open var modelTransform: SCNMatrix4 { node.worldTransform }

    init(_ node: SCNNode) {
        self.node = node
    }
}

/// The choices of a search for nodes.
public struct SCNHitTestOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
    public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
    public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
    public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
    public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
    public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
    public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
    public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreHiddenNodes")
    public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
    public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

/// The smoothness of edges.
public enum SCNAntialiasingMode: UInt, Sendable {
    case none, multisampling2X, multisampling4X
}

/// The facts that are shown in a scene.
public struct SCNDebugOptions: OptionSet, Sendable {
    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    public static let showConstraints = SCNDebugOptions(rawValue: 512)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// Steps by which a picture is made. They are not run.
open class SCNTechnique: NSObject, @unchecked Sendable {
    /// Creates steps of a dictionary, which is not read.
    public convenience init?(dictionary: [String: Any]) { return nil }
}

/// The camera that a person moves: nobody does.
open class SCNCameraController: NSObject, @unchecked Sendable {
    /// The ways in which a camera is moved, and where it looks.
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3Zero
    open var automaticTarget = false
    open var worldUp = SCNVector3(0, 1, 0)
    open var inertiaEnabled = false
    open var minimumVerticalAngle: Float = 0
    open var maximumVerticalAngle: Float = 0
    open var minimumHorizontalAngle: Float = 0
    open var maximumHorizontalAngle: Float = 0
    open weak var pointOfView: SCNNode?
    open func stopInertia() {}
}

/// The ways in which a person moves a camera.
public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}
