import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene

@Suite("Shapers that scenes share")
struct ShaperPoolTests {
    private func tree(_ text: String, _ pipeline: ScenePipeline) throws -> DisplayList {
        try pipeline.draw(try SceneFile.parse(text: text, file: "scene.yaml")).list
    }

    @Test("one is enough for any number of scenes, one after another")
    func count() throws {
        let pipeline = ScenePipeline(resources: try RenderResources())
        for index in 0..<20 { _ = try tree("body: {Text: Scene \(index)}", pipeline) }
        #expect(pipeline.resources.shapers.count == 1)
    }

    @Test("what is drawn depends on no scene before")
    func independent() throws {
        let narrow = """
            canvas: {width: 60}
            body: {Text: A text that is cut off, modifiers: [lineLimit: 1, font: caption]}
            """
        let large = narrow.replacingOccurrences(of: "caption", with: "largeTitle")
        let pipeline = ScenePipeline(resources: try RenderResources())
        let fresh = try tree(narrow, ScenePipeline(resources: try RenderResources()))
        _ = try tree(large, pipeline)
        #expect(try tree(narrow, pipeline) == fresh)
        #expect(pipeline.resources.shapers.count == 1)
    }

    @Test("two that are laid out at a time have one each")
    func apart() throws {
        let resources = try RenderResources()
        let (first, second) = (resources.context(scale: 1), resources.context(scale: 1))
        #expect(first.shaper !== second.shaper)
        #expect(resources.shapers.count == 2)
    }
}
