import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeScene

@Suite("Masks")
struct MaskTests {
    /// The result of `ignore: it` in a scene of 100×60 points at scale 2.
    private func mask(_ body: String, kind: String = "ignore") throws -> (rects: [PixelRect], warnings: [MaskWarning]) {
        let text =
            "canvas: {width: 100, height: 60, scale: 2}\n\(kind): it\nbody:\n  ZStack:\n    - \(body)\n    - Spacer"
        let drawn = try DrawnVariant(text).drawn
        return (drawn.masks.flatMap(\.rects), drawn.maskWarnings)
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test("a mask covers its view to the pixel: what is touched, and no more")
    func exact() throws {
        #expect(
            try mask("{Color: red, modifiers: [frame: {width: 20, height: 10}], id: it}").rects == [
                rect(80, 50, 40, 20)
            ])
        // 20.25 points at 39.875: from pixel 79.75 to 120.25.
        #expect(
            try mask("{Color: red, modifiers: [frame: {width: 20.25, height: 10}], id: it}").rects
                == [rect(79, 50, 42, 20)])
    }

    @Test("several views of one id are all covered, in the order of drawing")
    func several() throws {
        let dot = "{Color: red, modifiers: [frame: {width: 10, height: 10}], id: it}"
        let found = try mask("{HStack: {spacing: 10, children: [\(dot), \(dot)]}}")
        #expect(found.rects == [rect(70, 50, 20, 20), rect(110, 50, 20, 20)])
        #expect(found.warnings.isEmpty)
    }

    @Test(
        "what moves, turns or clips a view is followed",
        arguments: [
            ("offset: {x: 10, y: -5}", [80 + 20, 50 - 10, 40, 20]), ("rotationEffect: 90", [90, 40, 20, 40]),
            ("scaleEffect: 2", [60, 40, 80, 40]), ("position: {x: 20, y: 20}", [20, 30, 40, 20]),
        ])
    func moved(_ modifier: String, _ expected: [Int]) throws {
        let rects = try mask(
            "{Color: red, modifiers: [frame: {width: 20, height: 10}, {\(modifier)}, opacity: 0.5], id: it}"
        ).rects
        #expect(rects == [rect(expected[0], expected[1], expected[2], expected[3])])
    }

    @Test("of what is clipped only what is seen is covered")
    func clipped() throws {
        let wide = "{Color: red, modifiers: [frame: {width: 60, height: 10}, fixedSize], id: it}"
        let inside = "{ZStack: [\(wide)], modifiers: [frame: {width: 20, height: 20}, clipped]}"
        #expect(try mask(inside).rects == [rect(80, 50, 40, 20)])
        let canvas = "{Color: red, modifiers: [frame: {width: 20, height: 10}, offset: {x: 45}], id: it}"
        #expect(try mask(canvas).rects == [rect(170, 50, 30, 20)])
    }

    @Test("a moved text is covered where it is, with what stands behind it")
    func attachments() throws {
        let moved = """
            {Color: red, modifiers: [frame: {width: 10, height: 10}, offset: {x: 20},
             background: {content: [{Color: blue, modifiers: [frame: {width: 10, height: 10}]}]}], id: it}
            """
        #expect(try mask(moved).rects == [rect(90, 50, 60, 20)])
    }

    @Test(
        "a mask that covers nothing is told, and why",
        arguments: [
            ("{Color: red, modifiers: [frame: {width: 20, height: 10}, hidden], id: it}", MaskWarning.Problem.hidden),
            ("{VStack: [{Color: red, id: it}], modifiers: [opacity: 0]}", .hidden),
            ("{Color: red, modifiers: [frame: {width: 0, height: 10}], id: it}", .empty),
            ("{Color: red, modifiers: [frame: {width: 9, height: 9}, offset: {x: 200}], id: it}", .offCanvas),
            ("{if: =1 > 2, content: {Text: a, id: it}}", .absent),
        ])
    func nothing(_ body: String, _ problem: MaskWarning.Problem) throws {
        let found = try mask(body)
        #expect(found.rects.isEmpty)
        #expect(found.warnings.map(\.problem) == [problem])
    }

    @Test("a mask over more than half of the picture is told, one over half is not, and so are several together")
    func nearlyEverything() throws {
        func problems(_ widths: [Int]) throws -> [MaskWarning.Problem] {
            let views = widths.enumerated().map { index, width in
                "{Color: red, modifiers: [frame: {width: \(width), height: 40}], id: v\(index)}"
            }
            let text = """
                canvas: {width: 100, height: 40}
                ignore: [\(widths.indices.map { "v\($0)" }.joined(separator: ", "))]
                body: {HStack: {spacing: 0, children: [\(views.joined(separator: ", ")), Spacer]}}
                """
            return try DrawnVariant(text).drawn.maskWarnings.map(\.problem)
        }
        #expect(try problems([50]).isEmpty)
        #expect(try problems([51]) == [.nearlyEverything(0.51)])
        #expect(try problems([30, 31]) == [.nearlyEverythingTogether(0.61)])
    }

    @Test("areas are counted once where rectangles lie over one another")
    func area() {
        func area(_ rects: [PixelRect]) -> Int {
            ResolvedMask(kind: .ignore, target: "", rects: rects).pixels
        }
        #expect(area([]) == 0)
        #expect(area([rect(0, 0, 4, 4), rect(2, 2, 4, 4)]) == 28)
        #expect(area([rect(0, 0, 9, 9), rect(3, 3, 2, 2), rect(3, 3, 2, 2)]) == 81)
        #expect(area([rect(0, 0, 2, 2), rect(2, 0, 2, 2), rect(0, 5, 1, 1)]) == 9)
    }

    @Test("an id that no view has is an error at its place, with the nearest; all of them at once")
    func unknownIDs() throws {
        let text = "ignore: [clok]\nredact: [nothing-like-it]\nbody: {Text: a, id: clock}"
        #expect {
            try DrawnVariant(text)
        } throws: { error in
            "\(error)" == """
                scene.yaml:1:10: error: no view has the id "clok"
                ignore: [clok]
                         ^
                hint: did you mean "clock"?
                at ignore[0]

                scene.yaml:2:10: error: no view has the id "nothing-like-it"
                redact: [nothing-like-it]
                         ^
                hint: the ids are clock
                at redact[0]
                """
        }
    }

    @Test("a warning names its place and its remedy")
    func warningText() throws {
        let drawn = try DrawnVariant("ignore: it\nbody: {Text: a, modifiers: [hidden], id: it}").drawn
        #expect(
            drawn.maskWarnings.map { $0.diagnostic.formatted(with: nil) } == [
                """
                scene.yaml:1:9: warning: ignore "it" covers nothing: the view is hidden
                hint: take the mask away if it is no longer needed
                at ignore
                """
            ])
    }
}
