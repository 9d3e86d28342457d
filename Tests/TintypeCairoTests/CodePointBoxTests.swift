import Foundation
import RandomInput
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// The box that stands for a character that no font has.
@Suite struct CodePointBoxTests {
    private func shape(_ text: String, size: CGFloat = 40) throws -> ShapedParagraph {
        var request = TextRequest(text: text, font: FontRequest(size: size))
        request.missingGlyphs = .box
        return try PangoTextShaper(fonts: Fixture.fonts).shape(request)
    }

    private func draw(_ text: String) throws -> Bitmap {
        let runs = try shape(text).fitted(width: nil, height: nil).glyphRuns
        return try Fixture.draw(runs.map { .glyphs($0, .color(.black)) }, width: 60, height: 50)
    }

    @Test("a box is one cluster of its own between letters, told of once")
    func cluster() throws {
        let shaped = try shape("a\u{13080}b\u{13080}\u{10FFFF}")
        #expect(
            shaped.clusters.map(\.face.name)
                == ["InterDisplay-Regular", "CodePointBox", "InterDisplay-Regular", "CodePointBox", "CodePointBox"])
        #expect(shaped.clusters.map(\.bytes.count) == [1, 4, 1, 4, 4])
        #expect(shaped.missing.count == 2)
        #expect(shaped.missing.first?.description.contains("U+13080") == true)
        #expect(try shape("plain").missing.isEmpty)
    }

    @Test("a joiner after a box shows nothing")
    func joiner() throws {
        let shaped = try shape("\u{13080}\u{200D}\u{13081}")
        #expect(shaped.clusters.reduce(0) { $0 + $1.glyphs.count } == 2)
        #expect(shaped.missing.count == 2)
    }

    @Test("parts with fonts of their own have boxes too")
    func spans() throws {
        let spans = [
            TextSpan(length: 1, font: FontRequest(size: 20)), TextSpan(length: 4, font: FontRequest(size: 30)),
        ]
        var request = TextRequest(text: "a\u{13080}", font: FontRequest(size: 17), spans: spans)
        #expect(throws: TextError.self) { try PangoTextShaper(fonts: Fixture.fonts).shape(request) }
        request.missingGlyphs = .box
        let shaped = try PangoTextShaper(fonts: Fixture.fonts).shape(request)
        #expect(shaped.clusters.last?.face == .codePointBoxes && shaped.clusters.last?.size == 30)
        #expect(shaped.missing.count == 1)
    }

    @Test("it is drawn within its advance and its line, and shows where its ink is said to be")
    func ink() throws {
        for text in ["\u{2FE0}", "\u{13080}"] {
            let shaped = try shape(text)
            let layout = shaped.fitted(width: nil, height: nil)
            let ink = try draw(text).ink()
            #expect(ink.minX >= 0 && ink.maxX <= shaped.clusters[0].advance + 1)
            #expect(ink.minY >= 0 && ink.maxY <= layout.size.height)
            let stated = try GlyphPainter(fonts: Fixture.fonts).inkBounds(of: layout.glyphRuns[0])
            #expect(stated.insetBy(dx: -1, dy: -1).contains(ink))
        }
    }

    @Test("no two code points look alike")
    func digits() throws {
        var generator = SeededGenerator(seed: 7)
        var seen: [Bitmap: UInt32] = [:]
        for _ in 0..<60 {
            // Of planes without characters.
            let value = UInt32.random(in: 0xF0000...0x10FFFF, using: &generator)
            guard let scalar = Unicode.Scalar(value) else { continue }
            let picture = try draw(String(Character(scalar)))
            #expect(seen[picture] == nil || seen[picture] == value)
            seen[picture] = value
        }
    }
}
