import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeScene
import TintypeTree

@Suite("Scenes in time")
struct MotionSceneTests {
    /// The frames of named views of a scenario at instants from 0 to 1 second, each with the part of the way of a smooth second.
    private func frames(_ scenario: String, _ check: (Double, (String) throws -> CGRect) throws -> Void) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Fixtures/scenes/motion/\(scenario).yaml").standardizedFileURL.path
        let scene = try ScenePipeline.load(path: path, name: "\(scenario).yaml")
        let stage = try ScenePipeline(resources: try RenderResources.standard.get()).stage(scene)
        for time in [0, 0.25, 0.5, 0.75, 1] {
            let tree = try stage.draw(at: time).tree
            try check(Spring(duration: 1, bounce: 0).value(target: 1.0, time: time)) { name in
                try #require(tree.view(name)?.frame, "\(name) at \(time)")
            }
        }
    }

    @Test("G1: a circle appears in the final corner, and with a group in the corner as it is")
    func geometryGroup() throws {
        try frames("geometry-group") { come, frame in
            for (name, left) in [("plain", 20.0), ("grouped", 340)] {
                let side = 200 + 100 * come
                let square = try frame(name)
                #expect(square.isNear(CGRect(x: left + 150 - side / 2, y: 170 - side / 2, width: side, height: side)))
                let circle = try frame(name + " circle")
                let corner = name == "grouped" ? square.origin : CGPoint(x: left, y: 20)
                #expect(circle.isNear(CGRect(origin: corner, size: CGSize(width: 20, height: 20))))
            }
        }
    }

    @Test("G2: what is measured has the final width at once, and with a group the width as it is")
    func measuredGrid() throws {
        try frames("measured-grid") { come, frame in
            #expect(try frame("plain").isNear(CGRect(x: 100, y: 100, width: 220, height: 220)))
            let side = 66 + 154 * come
            let grouped = try frame("grouped")
            #expect(grouped.isNear(CGRect(x: 640 - side, y: 320 - side, width: side, height: side)))
        }
    }

    @Test("G4: shown by opacity, or behind an identity transform, the circle keeps to the corner")
    func olderCures() throws {
        try frames("older-cures") { _, frame in
            for name in ["present", "barrier"] {
                let (square, circle) = (try frame(name), try frame(name + " circle"))
                #expect(circle.isNear(CGRect(origin: square.origin, size: CGSize(width: 20, height: 20))))
            }
        }
    }

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

extension CGRect {
    /// Equal within a hundredth of a point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 0.01 }
    }
}
