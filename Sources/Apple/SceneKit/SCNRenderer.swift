public import Foundation

/// The drawer of a scene without a view. None can be made, as there is no machine that draws.
@MainActor @preconcurrency
open class SCNRenderer: NSObject, SCNSceneRenderer {
    /// The scene, the camera, and the time in seconds.
    open var scene: SCNScene?
    open var pointOfView: SCNNode?
    open var sceneTime: TimeInterval = 0
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var isPlaying = false
    open var autoenablesDefaultLighting = false
    open var debugOptions: SCNDebugOptions = []

    override init() {
        super.init()
    }
}
