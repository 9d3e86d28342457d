/// A request to a process that draws.
struct SceneRequest: Codable, Sendable {
    /// The last step that a scene is taken through.
    enum Step: String, Codable {
        /// Its file is read and checked.
        case read
        /// Its pictures are drawn, and written where the command does that.
        case draw
    }

    var scene: SceneCase
    var step: Step
}
