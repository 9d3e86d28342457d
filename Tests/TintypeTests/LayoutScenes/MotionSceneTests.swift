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
        try views(scenario, at: [0, 0.25, 0.5, 0.75, 1]) { time, view in
            try check(Spring(duration: 1, bounce: 0).value(target: 1.0, time: time)) { try view($0).frame }
        }
    }

    /// The named views of a scenario at instants in seconds.
    private func views(
        _ scenario: String, at times: [Double],
        _ check: (Double, @escaping (String) throws -> SettledTree.View) throws -> Void
    ) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Fixtures/scenes/motion/\(scenario).yaml").standardizedFileURL.path
        let scene = try ScenePipeline.load(path: path, name: "\(scenario).yaml")
        let stage = try ScenePipeline(resources: try RenderResources.standard.get()).stage(scene)
        for time in times {
            let tree = try stage.draw(at: time).tree
            try check(time) { name in try #require(tree.view(name), "\(name) at \(time)") }
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
        func count(_ view: SettledTree.View) -> Int {
            (view.kind == "Rectangle" ? 1 : 0) + view.children.reduce(0) { $0 + count($1) }
        }
        try views("measured-grid", at: [0, 0.25, 0.5, 0.75, 1]) { time, view in
            let side = 66 + 154 * Spring(duration: 1, bounce: 0).value(target: 1.0, time: time)
            let (plain, grouped) = (try view("plain"), try view("grouped"))
            // The clip goes along either way.
            #expect(plain.frame.isNear(CGRect(x: 320 - side, y: 320 - side, width: side, height: side)))
            #expect(grouped.frame.isNear(CGRect(x: 640 - side, y: 320 - side, width: side, height: side)))
            let cells = Int(side / 22)
            #expect(count(plain) == 100 && count(grouped) == cells * cells)
        }
    }

    @Test("G3: a text that is there before and after goes with its frame, with a group or without")
    func changingText() throws {
        try views("changing-text", at: [0, 0.25, 0.5, 0.75, 1]) { time, view in
            let come = Spring(duration: 1, bounce: 0).value(target: 1.0, time: time)
            for (name, left) in [("plain", 20.0), ("grouped", 340)] {
                let text = try #require(try view(name).children.first)
                // From the width of the one text to that of the other.
                let expected = CGRect(x: left + 90 * (1 - come), y: 49.5, width: 37 + 77 * come, height: 21)
                #expect(text.kind == "Text" && text.frame.isNear(expected), "\(name) at \(time)")
            }
        }
    }

    @Test("L6: the bar spans from row to row, and its point swells and shrinks about its place")
    func location() throws {
        try views("location", at: [0, 0.2, 0.4, 0.8, 1.2, 1.6, 2]) { time, view in
            let rows = (try view("Market Square").frame, try view("University").frame)
            let span = try view("span").frame
            #expect(span.isNear(CGRect(x: 82, y: rows.0.midY, width: 8, height: rows.1.midY - rows.0.midY)))
            let part = time.truncatingRemainder(dividingBy: 1.6) / 0.8
            let swollen = UnitCurve.easeInOut.value(at: part <= 1 ? part : 2 - part)
            let point = try #require(try view("point").children.first).frame
            let side = 16 * (1 + 0.4 * swollen)
            let expected = CGRect(x: 86 - side / 2, y: span.midY - side / 2, width: side, height: side)
            #expect(point.isNear(expected), "at \(time)")
        }
    }

    @Test("V4: the picture that comes and the one that goes stand in one frame, from the row's to the large one's")
    func matchedPicture() throws {
        try frames("matched-picture") { come, frame in
            let expected = CGRect(x: 20, y: 20, width: 60 + 200 * come, height: 60 + 120 * come)
            for name in ["small", "large"] {
                let shown = try frame(name)
                #expect(shown.isNear(expected), "\(name) at \(come)")
            }
        }
    }

    @Test("A6: the highlight goes to the second word, and from there with its velocity to the third")
    func highlight() throws {
        let smooth = Spring(duration: 0.5, bounce: 0)
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        try views("highlight", at: [0, 0.1, 0.2, 0.3, 0.6, 0.7, 0.8, 1, 1.4]) { time, view in
            let words = try ["Harbour", "Market", "University"].map { try view($0).frame.insetBy(dx: -10, dy: -10) }
            /// A number of the frame, by those around each word.
            func shown(_ number: (CGRect) -> CGFloat) -> CGFloat {
                let (first, second, third) = (number(words[0]), number(words[1]), number(words[2]))
                let way = second - first
                guard time > 0.6 else { return first + smooth.value(target: way, time: time) }
                let start = first + smooth.value(target: way, time: 0.6)
                return start
                    + bouncy.value(
                        target: third - start, initialVelocity: smooth.velocity(target: way, time: 0.6),
                        time: time - 0.6)
            }
            let expected = CGRect(
                x: shown { $0.minX }, y: shown { $0.minY }, width: shown { $0.width }, height: shown { $0.height })
            let frame = try view("highlight").frame
            #expect(frame.isNear(expected), "at \(time)")
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
