public import SpriteKit

/// A scene in space within a flat one. It takes its place, and nothing of it is drawn. SpriteKit's class.
open class SK3DNode: SKNode {
    /// The size in points of the part of the view that the scene takes.
    open var viewportSize: CGSize
    /// The scene, its eye, and its time in seconds.
    open var scnScene: SCNScene?
    open var pointOfView: SCNNode?
    open var sceneTime: TimeInterval = 0
    open var isPlaying = true
    open var loops = false
    open var autoenablesDefaultLighting = false

    /// Creates a node of a size in points.
    public init(viewportSize: CGSize) {
        self.viewportSize = viewportSize
        super.init()
    }

    public override convenience init() { self.init(viewportSize: .zero) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// The rectangle that the scene takes, around the node's place, in points.
    open override var frame: CGRect {
        let (width, height) = (viewportSize.width * xScale, viewportSize.height * yScale)
        return CGRect(x: position.x - width / 2, y: position.y - height / 2, width: width, height: height)
    }

    /// The shapes under a point of the node, in points: none, as nothing is drawn.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// A point of the scene in the node's, and back: the eye looks along the third axis, and a unit is a point.
    open func projectPoint(_ point: SIMD3<Float>) -> SIMD3<Float> { point }
    open func unprojectPoint(_ point: SIMD3<Float>) -> SIMD3<Float> { point }
}
