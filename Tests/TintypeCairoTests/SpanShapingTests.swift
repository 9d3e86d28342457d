import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct SpanShapingTests {
    private func shape(_ parts: [(String, TextSpan)]) throws -> ShapedParagraph {
        let spans = parts.map { text, span in
            var span = span
            span.length = text.utf8.count
            return span
        }
        return try PangoTextShaper(fonts: Fixture.fonts).shape(
            TextRequest(text: parts.map(\.0).joined(), font: parts[0].1.font, spans: spans))
    }

    private func span(_ size: CGFloat = 17, _ weight: Int = 400) -> TextSpan {
        TextSpan(length: 0, font: FontRequest(size: size, weight: weight))
    }

    @Test func eachPartHasItsFaceAndSize() throws {
        let shaped = try shape([("aé", span()), ("b", span(34, 700))])
        #expect(shaped.clusters.map(\.face.name) == ["Inter-Regular", "Inter-Regular", "InterDisplay-Bold"])
        #expect(shaped.clusters.map(\.size) == [17, 17, 34])
        #expect(shaped.clusters.map(\.span) == [0, 0, 1])
        #expect(shaped.spans[1].metrics == .system(size: 34))
    }

    @Test func aPartAloneIsShapedAsAPlainText() throws {
        let (plain, part) = (try Fixture.shape("AVa"), try shape([("AVa", span())]))
        // Both end with the glyph of an ellipsis.
        #expect(plain.clusters == part.clusters && part.glyphs.starts(with: plain.glyphs.dropLast()))
    }

    @Test func aRaisedPartMakesItsLineHigher() throws {
        var raised = span()
        raised.baselineOffset = 8
        let shaped = try shape([("a", span()), ("b", raised)])
        #expect(shaped.glyphs[1].offset.y == -8)
        #expect(shaped.spans[1].metrics.ascent == LineMetrics.system(size: 17).ascent + 8)
    }

    @Test func kerningKeepsLigaturesAndTrackingDoesNot() throws {
        var (kerned, tracked) = (span(), span())
        for (family, count) in [("DejaVu Sans", 1)] {
            kerned.font.family = family
            kerned.kerning = 5
            tracked.font.family = family
            tracked.tracking = 5
            #expect(try shape([("fi", kerned)]).clusters.count == count)
            #expect(try shape([("fi", tracked)]).clusters.count == 2)
        }
    }

    @Test func aBoxTakesItsPlace() throws {
        var box = span()
        box.box = TextSpan.Box(width: 40, ascent: 30, descent: 10)
        let shaped = try shape([("a", span()), (TextSpan.placeholder, box), ("b", span())])
        #expect(shaped.clusters[1].advance == 40 && shaped.clusters[1].glyphs.isEmpty)
        #expect(shaped.spans[1].metrics.ascent == 30 && shaped.spans[1].metrics.descent == 10)
    }

    @Test func linesFollowTheFont() throws {
        let decoration = try shape([("a", span(1000))]).spans[0].decoration
        #expect((50...250).contains(decoration.underlineOffset))
        #expect((20...120).contains(decoration.underlineThickness))
        #expect((200...400).contains(decoration.strikethroughOffset))
    }

    @Test func aFamilyThatIsNotThereIsReplacedByItsLike() throws {
        func face(_ family: String) throws -> String {
            var request = FontRequest(family: family, size: 17)
            request.isFamilyRequired = false
            return try Fixture.shape("a", request).clusters[0].face.name
        }
        #expect(try face("Georgia-Bold") == "LiberationSerif-Bold")
        #expect(try face("Menlo") == "DejaVuSansMono")
        #expect(try face("AvenirNext-DemiBoldItalic") == "Inter-SemiBoldItalic")
        #expect(try face("PT Sans Serif") == "Inter-Regular")
        #expect(try face("DejaVu Sans") == "DejaVuSans")
    }
}
