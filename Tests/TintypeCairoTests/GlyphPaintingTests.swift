import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct GlyphPaintingTests {
    private func text(
        _ text: String, _ font: FontRequest, at origin: CGPoint = .zero, _ paint: Paint = .color(.black)
    ) throws -> [DisplayItem] {
        try Fixture.shape(text, font).fitted(width: nil, height: nil).glyphRuns
            .map { .glyphs($0.moved(by: origin), paint) }
    }

    // Inter's H is 1490 of 2048 units high and stands on the baseline, which is at 38.1 and so drawn at 38.
    @Test func lettersStandOnThePixelNearestToTheirBaseline() throws {
        let picture = try Fixture.draw(try text("H", FontRequest(size: 40)), width: 40, height: 50)
        let ink = picture.ink()
        #expect(ink.maxY == 38)
        #expect(abs(ink.height - 40 * 1490 / 2048) <= 1)
        #expect(picture[Int(ink.midX), 37].x == 255 || picture[Int(ink.midX), 37].x == 0)
    }

    @Test func lettersStandBetweenPixels() throws {
        let whole = try Fixture.draw(try text("l", FontRequest(size: 13)))
        let quarter = try Fixture.draw(try text("l", FontRequest(size: 13), at: CGPoint(x: 0.25, y: 0)))
        let next = try Fixture.draw(try text("l", FontRequest(size: 13), at: CGPoint(x: 1, y: 0)))
        #expect(quarter != whole)
        #expect((0..<19).allSatisfy { next[$0 + 1, 8] == whole[$0, 8] })
    }

    @Test func aRunIsOneCoverage() throws {
        // Two glyphs on one place are not darker than one.
        let run = try #require(
            try Fixture.shape("l", FontRequest(size: 13)).fitted(width: nil, height: nil).glyphRuns.first)
        var twice = run
        twice.glyphs += run.glyphs
        let paint = Paint.color(ResolvedColor.black.opacity(0.5))
        let once = try Fixture.draw([.glyphs(run, paint)])
        let both = try Fixture.draw([.glyphs(twice, paint)])
        let darkest = { (picture: Bitmap) in (0..<20).map { picture[$0, 10].x }.min() }
        #expect(darkest(once) == 127 && darkest(both) == 127)
    }

    @Test func emojiHaveColoursAtTheSizeOfTheText() throws {
        let picture = try Fixture.draw(
            try text("❤️", FontRequest(size: 40), at: CGPoint(x: 5, y: 5)), width: 60, height: 60)
        let ink = picture.ink()
        #expect((35.0...50.0).contains(ink.width) && (30.0...50.0).contains(ink.height))
        let middle = picture[Int(ink.midX), Int(ink.midY)]
        #expect(middle.x > 180 && middle.y < 110)
    }

    @Test func emojiFadeWithTheirPaint() throws {
        let paint = Paint.color(ResolvedColor.black.opacity(0.5))
        let picture = try Fixture.draw(try text("❤️", FontRequest(size: 40), paint), width: 60, height: 60)
        let middle = picture[25, 25]
        #expect(middle.x > 200 && (100...200).contains(Int(middle.y)))
    }

    @Test func textTakesGradients() throws {
        let stops = [GradientStop(color: Fixture.red, location: 0.5), GradientStop(color: Fixture.blue, location: 0.5)]
        let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: 50))
        let picture = try Fixture.draw(try text("I", FontRequest(size: 40, weight: 900), paint), width: 20, height: 50)
        let column = Int(picture.ink().midX)
        #expect(picture[column, 15] == [255, 0, 0, 255])
        #expect(picture[column, 30] == [0, 0, 255, 255])
    }

    @Test func theRoundedDesignHasRoundEndsAndTheSameSizes() throws {
        func picture(_ design: FontRequest.Design) throws -> Bitmap {
            try Fixture.draw(
                try text("I", FontRequest(size: 80, weight: 900, design: design)), width: 40, height: 100)
        }
        let (plain, round) = (try picture(.standard), try picture(.rounded))
        let (outer, inner) = (plain.ink(), round.ink())
        #expect(abs(outer.height - inner.height) <= 2 && abs(outer.width - inner.width) <= 2)
        // The corner of the stem is gone, and its middle is full.
        let (left, top) = (Int(outer.minX) + 1, Int(outer.minY) + 1)
        #expect(plain[left, top].x < 40 && round[left, top].x > 200)
        #expect(round[Int(outer.midX), Int(outer.midY)].x == 0 && round[Int(outer.midX), top + 1].x < 40)
        #expect(round[left + 1, Int(outer.midY)].x < 40)
    }

    @Test func theRoundedDesignIsAsWideAsTheStandardOne() throws {
        for (text, size) in [("Rounded 017", 17.0), ("Rounded 017", 34)] {
            let (plain, round) = try (
                Fixture.shape(text, FontRequest(size: size)),
                Fixture.shape(text, FontRequest(size: size, design: .rounded))
            )
            #expect(plain.clusters.map(\.advance) == round.clusters.map(\.advance))
        }
    }

    @Test func textIsDrawnAnewUnderATransform() throws {
        let small = try text("Hg", FontRequest(family: "Inter", size: 10))
        let scaled = try Fixture.draw(
            [.group(.transform(CGAffineTransform(scaleX: 4, y: 4)), small)], width: 80, height: 60)
        let large = try Fixture.draw(try text("Hg", FontRequest(family: "Inter", size: 40)), width: 80, height: 60)
        let (a, b) = (scaled.ink(), large.ink())
        #expect(abs(a.width - b.width) <= 1 && abs(a.height - b.height) <= 1)
        #expect((0..<80).contains { scaled[$0, 20].x == 0 })
    }

    @Test func aLostFontFileIsAnError() throws {
        let face = FontSet.Face(family: "Lost", name: "Lost", weight: 400, file: "/nowhere.otf", role: .system)
        let rasterizer = CairoRasterizer(fonts: FontSet(faces: [face], symbolFile: "/nowhere.ttf"))
        let run = GlyphRun(
            face: FontFace(name: "Lost", index: 0), size: 10, glyphs: [.init(id: 1, position: .zero)], text: "x")
        let list = DisplayList(
            size: CGSize(width: 5, height: 5), scale: 1, background: nil, items: [.glyphs(run, .color(.black))])
        let lost = FontSetError.unreadable("/nowhere.otf")
        #expect(throws: RenderError(lost.description, hint: lost.hint)) { try rasterizer.rasterize(list) }
    }
}
