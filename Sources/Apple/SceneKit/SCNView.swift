/// A view of a scene, drawn as the scene's ground.
open class SCNView: UIView, SCNSceneRenderer, _PicturedResponder {
    /// The choices of a view.
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
    }

    /// The scene, the camera, and the way in which it is shown.
    @_disfavoredOverload open var scene: SCNScene?
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
    open var cameraControlConfiguration: any SCNCameraControlConfiguration = CameraControl()
    open var audioListener: SCNNode?
    open var drawableResizesAsynchronously = true

    /// Creates a view with a frame in points.
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, options: nil) }

    /// Creates the view of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

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
    /// The processor and its forms of pixels: there is none, and nothing is drawn with one.
    public var device: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }
    public var commandQueue: (any MTLCommandQueue)? { nil }
    public var currentRenderCommandEncoder: (any MTLRenderCommandEncoder)? { nil }
    public var currentRenderPassDescriptor: MTLRenderPassDescriptor { MTLRenderPassDescriptor() }
    public var colorPixelFormat: MTLPixelFormat { .bgra8Unorm }
    public var depthPixelFormat: MTLPixelFormat { .depth32Float }
    public var renderingAPI: SCNRenderingAPI { .metal }

    /// The part of the view that is drawn into, in points.
    public var currentViewport: CGRect { (self as? UIView)?.bounds ?? .zero }
}

extension SCNSceneRenderer {
    /// The nodes at a point of the view, the nearest first: none without a camera.
    public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
        guard let scene, let sight = sight() else { return [] }
        let (x, y) = (Float(point.x), Float(point.y))
        let choices = (options ?? [:]).map { ($0.rawValue, $1) }
        return scene.rootNode.hits(
            sight.unproject(simd_float3(x, y, 0)), sight.unproject(simd_float3(x, y, 1)),
            Dictionary(choices) { first, _ in first })
    }
    public func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
        scene?.rootNode.childNodes { node, _ in node.geometry != nil && isNode(node, insideFrustumOf: pointOfView) }
            ?? []
    }
    public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
        guard let sight = sight(pointOfView) else { return false }
        let (center, radius) = node.boundingSphere
        let place = node.simdConvertPosition(simd_float3(center), to: nil)
        let edge = node.simdConvertPosition(simd_float3(center) + simd_float3(radius, 0, 0), to: nil)
        return sight.sees(place, distance(place, edge))
    }

    /// Turns places of the scene into points of the view with a depth in 0...1, and back. Without a camera they stay as they are.
    public func projectPoint(_ point: SCNVector3) -> SCNVector3 {
        sight().map { SCNVector3($0.project(simd_float3(point))) } ?? point
    }
    public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
        sight().map { SCNVector3($0.unproject(simd_float3(point))) } ?? point
    }

    /// The way in which a camera sees: that which was set, or the first one in the scene.
    private func sight(_ camera: SCNNode? = nil) -> SCNSight? {
        let first = scene?.rootNode.childNodes { node, _ in node.camera != nil }.first
        return SCNSight(camera ?? pointOfView ?? first, (self as? UIView)?.bounds.size ?? .zero)
    }

    /// Makes objects ready to be shown: none is.
    public func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool {
        _ = block?()
        return false
    }
    public func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    public func prepare(_ objects: [Any]) async -> Bool { false }

    /// Shows another scene, at once.
    public func present(
        _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?
    ) async { present(scene, with: transition, incomingPointOfView: pointOfView, completionHandler: nil) }
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
    func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
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
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension SCNView {
    enum Outlets: _OutletTable {
        static func _connect(_ name: String, _ value: Any?, _ holder: SCNView) -> Bool {
            switch name {
            case "delegate": holder.delegate = _outlet(value)
            default: return false
            }
            return true
        }
    }
}
