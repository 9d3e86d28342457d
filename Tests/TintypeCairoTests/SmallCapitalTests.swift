import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite("Small capitals")
struct SmallCapitalTests {
    private func shape(_ text: String, _ kind: FontRequest.SmallCaps) throws -> ShapedParagraph {
        var font = FontRequest(size: 20)
        font.smallCaps = kind
        return try Fixture.shape(text, font)
    }

    @Test("small letters are capitals of 0.74 of the size, in the line of the whole")
    func lowercase() throws {
        let shaped = try shape("Ab 1é", .lowercase)
        #expect(shaped.clusters.map(\.size) == [20, 14.8, 20, 20, 14.8])
        #expect(shaped.metrics == .system(size: 20))
        #expect(shaped.text == "Ab 1é")
        let capitals = try Fixture.shape("AB 1É", FontRequest(size: 20))
        #expect(shaped.glyphs.map(\.id) == capitals.glyphs.map(\.id))
    }

    @Test("capitals alone, or all letters")
    func kinds() throws {
        #expect(try shape("Ab", .uppercase).clusters.map(\.size) == [14.8, 20])
        #expect(try shape("Ab", .all).clusters.map(\.size) == [14.8, 14.8])
    }

    @Test("a letter whose capital is two stays as it is")
    func sharp() throws {
        #expect(try shape("ß", .all).clusters.map(\.size) == [20])
    }

    @Test("a part of a text keeps its number")
    func spans() throws {
        var small = FontRequest(size: 20)
        small.smallCaps = .all
        let spans = [TextSpan(length: 1, font: FontRequest(size: 20)), TextSpan(length: 1, font: small)]
        let shaped = try PangoTextShaper(fonts: Fixture.fonts).shape(
            TextRequest(text: "ab", font: spans[0].font, spans: spans))
        #expect(shaped.clusters.map(\.size) == [20, 14.8])
        #expect(shaped.clusters.map(\.span) == [0, 1])
    }
}
