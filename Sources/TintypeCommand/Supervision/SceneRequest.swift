/// What a process that draws is asked for.
struct SceneRequest: Codable, Sendable {
    /// How far a scene is gone through.
    enum Step: String, Codable {
        /// Its file is read and checked.
        case read
        /// Its pictures are drawn, and written where the command does that.
        case draw
    }

    var scene: SceneCase
    var step: Step
}
