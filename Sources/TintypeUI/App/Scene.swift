import TintypeTree

/// A part of an app that the system shows, e.g. a window: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// The parts of the scene.
    @SceneBuilder var body: Body { get }

    /// Adds the scene's windows. Composed scenes get this from their body.
    static func _collect(_ scene: Self, into windows: inout _SceneWindows)
}

extension Scene {
    public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
        windows.keepingGeneration { windows in
            guard let body = windows.body(of: scene, make: \.body) else { return }
            windows.descend(.body) { Body._collect(body, into: &$0) }
        }
    }
}

/// A scene that has windows of its own, and no body.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    func collect(into windows: inout _SceneWindows)
}

extension Scene where Body == Never {
    /// Stops the program: the scene has windows of its own.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension PrimitiveScene {
    public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
        scene.collect(into: &windows)
    }
}

extension Never: Scene {
    public static func _collect(_ scene: Never, into windows: inout _SceneWindows) {}
}
