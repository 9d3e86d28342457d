/// Shows a scene in SwiftUI: its ground.
public struct SceneView: View {
    /// The ways in which it is shown.
    public struct Options: OptionSet, Sendable {
        public static let rendersContinuously = Options(rawValue: 1)
        public static let allowsCameraControl = Options(rawValue: 2)
        public static let autoenablesDefaultLighting = Options(rawValue: 4)
        public static let jitteringEnabled = Options(rawValue: 8)
        public static let temporalAntialiasingEnabled = Options(rawValue: 16)
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    private let scene: SCNScene?

    /// Creates a view of a scene.
    public init(
        scene: SCNScene?, pointOfView: SCNNode? = nil, options: Options = [], preferredFramesPerSecond: Int = 60,
        antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil,
        technique: SCNTechnique? = nil
    ) {
        self.scene = scene
    }

    public var body: some View { SceneGround(color: scene?.ground ?? .white) }
}

/// The ground of a scene without anything on it. It claims no shape.
struct SceneGround: View {
    let color: UIColor

    var body: some View { Color(uiColor: color) }
}
