import TintypeGraphics
import TintypeScene

/// The reason why a scene could not be drawn, as text for people.
struct SceneFailure: Error, Codable, Sendable {
    let text: ShownText

    init(text: ShownText) {
        self.text = text
    }

    init(_ error: any Error, scene: SceneCase) {
        // All that is wrong with a file names its places itself.
        text = error is SceneErrors ? "\(error)" : "\(scene.path): error: \(error)"
    }
}
