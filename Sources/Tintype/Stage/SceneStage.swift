import TintypeScene
import TintypeSnapshots
import TintypeTree

/// A scene file that lives: drawn at any instant of its timeline, in their order. Confined to one task.
package final class SceneStage {
    private let living: LivingSceneFile
    private let variant: SceneVariant?
    private let pipeline: ScenePipeline

    init(living: LivingSceneFile, variant: SceneVariant?, pipeline: ScenePipeline) {
        self.living = living
        self.variant = variant
        self.pipeline = pipeline
    }

    /// The instant that is shown, in seconds from the first picture.
    package var time: Double { living.time }

    /// The scene at an instant, ready to draw.
    ///
    /// - Parameter time: In seconds from the first picture; not before that of the call before.
    /// - Throws: `SceneErrors` for what evaluation and placement met.
    package func draw(at time: Double) throws -> DrawnScene {
        try pipeline.drawn(try settled(at: time), of: living.scene, variant: variant)
    }

    /// The properties that are on their way at the instant that is shown, with their values.
    var values: [FrameValue] { living.movingProperties.map { FrameValue($0.name, $0.value) } }

    /// The views as they stand at an instant, which is not before that of the call before.
    func settled(at time: Double) throws -> SettledScene {
        try living.advance(to: time)
        let settled = living.settled
        try living.scene.checkSize(settled.size, scale: settled.scale)
        return settled
    }
}
