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
    /// The view that shows it.
    open internal(set) weak var view: SKView?

    /// Creates a scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }

    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

    public required init?(coder aDecoder: NSCoder) { return nil }

    override var contentSize: CGSize { size }
    override var contentAnchor: CGPoint { anchorPoint }

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

    /// Turns points of the view, whose y goes down, into those of the scene, and back.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
    open func convertPoint(toView point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: size.height - point.y) }
}

/// The way in which a scene fills a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
    case fill, aspectFill, aspectFit, resizeFill
}

/// An object that is asked in the place of a scene.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// A change from one scene to another, which is at once.
open class SKTransition: NSObject, @unchecked Sendable {
    /// The scenes that stand still meanwhile.
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true

    /// The usual changes.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
}

/// The directions of such a change.
public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left
}

/// A view of a scene.
open class SKView: UIView {
    /// The scene, and what is drawn beside it.
    open private(set) var scene: SKScene?
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60
    open var isAsynchronous = true
    open var shouldCullNonVisibleNodes = true

    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene = scene
        backgroundColor = scene?.backgroundColor
        guard let scene else { return }
        scene.view = self
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        scene.didMove(to: self)
        backgroundColor = scene.backgroundColor
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
}

/// Shows a scene in SwiftUI: its ground.
public struct SpriteView: View {
    /// The ways in which it is shown.
    public struct Options: OptionSet, Sendable {
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The facts that are shown beside the scene.
    public struct DebugOptions: OptionSet, Sendable {
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    private let scene: SKScene
    private let options: Options
    @State private var view = SKView()

    /// Creates a view of a scene.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
    ) {
        self.scene = scene
        self.options = options
    }

    public var body: some View {
        GeometryReader { geometry in
            Color(uiColor: options.contains(.allowsTransparency) ? .clear : shown(geometry.size).backgroundColor)
        }
    }

    /// The scene, after it was put into a view once.
    private func shown(_ size: CGSize) -> SKScene {
        if view.scene !== scene {
            view.frame.size = size
            view.presentScene(scene)
        }
        return scene
    }
}
