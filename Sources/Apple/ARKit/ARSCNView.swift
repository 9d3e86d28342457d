/// A view of a scene in the room: the scene's ground, as no camera sees the room.
open class ARSCNView: SCNView, ARSessionProviding {
    /// The session, which tells the view's delegate as well as its own.
    open var session = ARSession() {
        didSet { observe() }
    }

    /// The looks of the camera's picture, which have no effect without one.
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false

    /// The scene, which such a view has at all times, unlike the views it descends from.
    @_nonoverride open var scene: SCNScene {
        get {
            if let scene = super.scene { return scene }
            let scene = SCNScene()
            super.scene = scene
            return scene
        }
        set { super.scene = newValue }
    }

    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        observe()
    }

    /// Creates the view of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        observe()
    }

    private func observe() {
        session.observe = { [weak self, weak session] error in
            guard let self, let session else { return }
            // The session may have a queue of its own.
            DispatchQueue.main.async {
                (self.delegate as? any ARSCNViewDelegate)?.session(session, didFailWithError: error)
            }
        }
    }

    /// The nodes and places of the room: none.
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> simd_float3? { nil }
}

extension SCNDebugOptions {
    /// The axes and the points of the room.
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 20)
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 21)
}

/// The same, by their names in ARKit.
public enum ARSCNDebugOptions {
    /// The axes and the points of the room.
    public static let showWorldOrigin = SCNDebugOptions.showWorldOrigin
    public static let showFeaturePoints = SCNDebugOptions.showFeaturePoints
}

/// The listener to such a view.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    /// Called for nodes at places of the room: never.
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// A view of a flat scene in the room: its ground, as no camera sees the room.
open class ARSKView: SKView, ARSessionProviding {
    /// The session.
    open var session = ARSession()

    /// The nodes and places of the room: none.
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

/// Tells a person to move the device. Nobody is told, as nothing is seen.
open class ARCoachingOverlayView: UIView, _PicturedResponder {
    /// The aim of the telling.
    public enum Goal: Int, Sendable {
        case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
    }

    /// The delegate, the session and the aim.
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var sessionProvider: (any ARSessionProviding)?
    open var session: ARSession?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open private(set) var isActive = false

    /// Shows and hides it.
    open func setActive(_ active: Bool, animated: Bool) { isActive = active }

    public var _picture: AnyView { AnyView(Color.clear) }
}

/// The listener to such a view.
@MainActor @preconcurrency
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    /// Called when it comes and goes: never.
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
