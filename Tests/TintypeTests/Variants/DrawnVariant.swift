import Tintype
import TintypeGraphics
import TintypeScene

/// A scene of a text, drawn with the real fonts.
struct DrawnVariant {
    let scene: SceneFile
    let pipeline: ScenePipeline
    let drawn: DrawnScene

    /// - Parameter variant: The name of one of the scene's variants; nil for the scene as it stands.
    init(_ text: String, variant: String? = nil) throws {
        scene = try SceneFile.parse(text: text, file: "scene.yaml")
        pipeline = ScenePipeline(resources: try RenderResources.standard.get())
        let variants = scene.variants
        drawn = try pipeline.draw(scene, variant: variant.map { name in variants.first { $0.name == name } } ?? nil)
    }

    func bitmap() throws -> Bitmap { try pipeline.rasterize(drawn) }
}
