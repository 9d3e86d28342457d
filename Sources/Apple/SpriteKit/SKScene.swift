public import AVFoundation

/// A scene: the root of nodes, and the ground that is drawn.
open class SKScene: SKEffectNode {
    /// The size in points, and the way to that of the view.
    open var size: CGSize {
        didSet { didChangeSize(oldValue) }
    }
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    /// The world of its bodies.
    public let physicsWorld = SKPhysicsWorld()
    /// The engine of the scene's sounds. It has no device.
    public private(set) lazy var audioEngine = AVAudioEngine()
    /// The view that shows it.
    open internal(set) weak var view: SKView?

    /// Creates a scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }

    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        sceneDidLoad()
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentFrame: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }

    /// Called when it was made, shown, taken away and given another size.
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called for each picture: here never, as no time passes.
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    /// The node whose place sounds are heard from.
    open weak var listener: SKNode?

    /// Turns points of the view, whose y goes down, into those of the scene, and back: by the way in which the scene fills the
    /// view, its anchor and its camera.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let (shown, scale) = shown
        let way = CGPoint(
            x: (point.x - shown.width / 2) / scale.width, y: (shown.height / 2 - point.y) / scale.height)
        if let camera { return convert(way, from: camera) }
        let middle = middle
        return CGPoint(x: way.x + middle.x, y: way.y + middle.y)
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        let (shown, scale) = shown
        let middle = middle
        let way = camera.map { convert(point, to: $0) } ?? CGPoint(x: point.x - middle.x, y: point.y - middle.y)
        return CGPoint(x: way.x * scale.width + shown.width / 2, y: shown.height / 2 - way.y * scale.height)
    }

    /// The middle of the scene in its own points.
    private var middle: CGPoint {
        CGPoint(x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height)
    }

    /// The size of the view, and the points of it to one of the scene.
    private var shown: (size: CGSize, scale: CGSize) {
        guard let view, view.bounds.width > 0, view.bounds.height > 0, size.width > 0, size.height > 0 else {
            return (size, CGSize(width: 1, height: 1))
        }
        let shown = view.bounds.size
        let (x, y) = (shown.width / size.width, shown.height / size.height)
        let scale =
            switch scaleMode {
            case .fill: CGSize(width: x, height: y)
            case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
            case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
            case .resizeFill: CGSize(width: 1, height: 1)
            }
        return (shown, scale)
    }
}

/// The way in which a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    case fill, aspectFill, aspectFit, resizeFill
}

/// An object that is asked in the place of a scene.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Called for each picture: here never, as no time passes.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}
