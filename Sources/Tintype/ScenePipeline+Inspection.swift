package import TintypeGraphics
package import TintypeImage
package import TintypeScene
package import TintypeTree

extension ScenePipeline {
    /// The scene, drawn, with all that can be asked about it.
    ///
    /// - Parameters:
    ///   - variant: One of the scene's; nil for the scene as it stands.
    ///   - instant: The time since the first picture; nil for the scene at rest.
    /// - Throws: `SceneErrors` for what evaluation and placement met, each at its place in the file.
    package func inspect(
        _ scene: SceneFile, variant: SceneVariant? = nil, at instant: FrameTime? = nil
    ) throws -> InspectedScene {
        guard let instant else { return try inspected(settle(scene, variant: variant), scene, variant) }
        return try inspected(stage(scene, variant: variant).settled(at: instant.seconds), scene, variant)
    }

    private func inspected(
        _ settled: SettledScene, _ scene: SceneFile, _ variant: SceneVariant?
    ) throws -> InspectedScene {
        return InspectedScene(drawn: try drawn(settled, of: scene, variant: variant), settled: settled)
    }
}

/// A scene that can be asked why it looks as it does. Confined to the task that made it.
package struct InspectedScene {
    package let drawn: DrawnScene
    private let settled: SettledScene

    init(drawn: DrawnScene, settled: SettledScene) {
        self.drawn = drawn
        self.settled = settled
    }

    /// The lines by which views are aligned.
    fileprivate var guideLines: [GuideLine] { settled.guideLines }

    /// The reason for a view's size and place.
    ///
    /// - Parameter indices: The way to it from the root, as positions among siblings.
    package func explanation(at indices: [Int]) -> LayoutExplanation {
        LayoutExplainer(settled).explanation(at: indices)
    }
}

extension ScenePipeline {
    /// The scene's picture with its frames, baselines and alignment guides over it.
    ///
    /// - Parameter focus: The way to the view that is stressed, all others but those around it dimmed; nil for all alike.
    /// - Throws: Errors that say why the picture could not be drawn.
    package func framesPicture(_ scene: InspectedScene, stressing focus: [Int]?) throws -> Bitmap {
        let picture = FramesPicture(
            scene.drawn.list, scene.drawn.tree, guides: scene.guideLines, focus: focus,
            shaper: resources.context(scale: 2).shaper)
        return try resources.rasterizer.rasterize(try picture.displayList(), limits: limits)
    }
}
