import Tintype
import TintypeGraphics
import TintypeScene

/// Why a scene could not be drawn, as text for people.
struct SceneFailure: Error, Codable, Sendable {
    let text: String

    init(text: String) {
        self.text = text
    }

    init(_ error: any Error, scene: SceneCase) {
        switch error {
        case let errors as SceneErrors: text = errors.description
        case let error as RenderError: text = "\(scene.path): error: \(error)"
        default: text = "\(scene.path): error: \(error)"
        }
    }
}
