import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeTree

@Suite("Scenes in time")
struct MotionSceneTests {
    @Test("what a scene says happens at its instant, with its animation, and needs no actor")
    func timeline() async throws {
        let text = """
            canvas: {width: 100, height: 100}
            state: {isOpen: false, count: 1}
            timeline:
              - {at: 1, set: {count: =count + 1}}
              - {at: 0.5, set: {isOpen: true}, animation: {linear: {duration: 1}}}
            body:
              ZStack:
                - Color: clear
                - Color: red
                  modifiers:
                    - id: leaf
                    - frame: {width: "=if(isOpen, 60, 20)", height: =count * 10}
            """
        let widths = try await Task.detached {
            let scene = try SceneFile.parse(text: text, file: "motion.yaml")
            let stage = try ScenePipeline(resources: try RenderResources.standard.get()).stage(scene)
            return try [0, 0.5, 0.75, 1, 1.25, 2].map { instant in
                let frame = try stage.draw(at: instant).tree.view("leaf")?.frame
                return [frame?.width ?? 0, frame?.height ?? 0]
            }
        }.value
        // The height of the frame is animated with nothing, and goes along at once.
        #expect(widths == [[20, 10], [20, 10], [30, 10], [40, 20], [50, 20], [60, 20]])
    }

    @Test(
        "each transition of the language needs no actor",
        arguments: [
            "opacity", "identity", "slide", "blurReplace", "{move: leading}", "{push: top}", "{scale: 0.5}",
            "{offset: {x: 5}}", "[opacity, {move: bottom}]", "{asymmetric: {insertion: slide, removal: opacity}}",
        ])
    func transitions(written: String) async throws {
        let text = """
            canvas: {width: 100, height: 100}
            state: {isOpen: false}
            timeline:
              - {at: 0, set: {isOpen: true}, animation: {linear: {duration: 1}}}
              - {at: 2, set: {isOpen: false}, animation: {linear: {duration: 1}}}
            body:
              ZStack:
                - Color: clear
                - if: =isOpen
                  content:
                    Color: red
                    modifiers: [{id: leaf}, {frame: {width: 20, height: 20}}, {transition: \(written)}]
            """
        let there = try await Task.detached {
            let scene = try SceneFile.parse(text: text, file: "motion.yaml")
            let stage = try ScenePipeline(resources: try RenderResources.standard.get()).stage(scene)
            return try [0.5, 1.5, 3.5].map { try stage.draw(at: $0).tree.view("leaf") != nil }
        }.value
        #expect(there == [true, true, false])
    }
}
