public import Foundation

/// A view of a scene.
open class SKView: UIView, _UndrawnResponder {
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
    open var showsQuadCount = false
    open var disableDepthStencilBuffer = false
    open var preferredFrameRate: Float = 60
    open var frameInterval = 1
    open weak var delegate: (any SKViewDelegate)?
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
    /// The picture of a node: none is made.
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? { nil }
    /// Turns points of the view into those of a scene, and back.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}

/// The one who is asked whether a picture is made. None is.
@MainActor @preconcurrency
public protocol SKViewDelegate: NSObjectProtocol {
    /// Asked before a picture of a time in seconds is made: here never.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Shows a scene in SwiftUI: its ground.
public struct SpriteView: View {
    /// The ways in which it is shown.
    public struct Options: OptionSet, Sendable {
        public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        public static let allowsTransparency = Options(rawValue: 4)
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// The facts that are shown beside the scene.
    public struct DebugOptions: OptionSet, Sendable {
        public static let showsFPS = DebugOptions(rawValue: 1)
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        public static let showsPhysics = DebugOptions(rawValue: 4)
        public static let showsDrawCount = DebugOptions(rawValue: 8)
        public static let showsQuadCount = DebugOptions(rawValue: 16)
        public static let showsFields = DebugOptions(rawValue: 32)
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
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

    /// Creates a view of a scene, with one who is asked before each picture.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        shouldRender: @escaping (TimeInterval) -> Bool
    ) {
        self.init(scene: scene, options: options)
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
