public import Foundation
public import Metal

/// The drawer of a scene without a view. There is no machine that draws: its pictures are empty.
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

    public override init() {
        super.init()
    }

    /// Creates a renderer, which needs no device.
    public convenience init(device: Any?, options: [AnyHashable: Any]? = nil) { self.init() }

    /// A picture of a size in points at a time in seconds: an empty one.
    open func snapshot(atTime time: TimeInterval, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> UIImage {
        UIImage()
    }
    open func update(atTime time: TimeInterval) { sceneTime = time }
    open var nextFrameTime: CFTimeInterval { sceneTime }
    open func render(atTime time: TimeInterval) { sceneTime = time }
    open func render(
        atTime time: TimeInterval, viewport: CGRect, commandBuffer: any MTLCommandBuffer,
        passDescriptor renderPassDescriptor: MTLRenderPassDescriptor
    ) { sceneTime = time }
}
