import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct TextLayoutTests {
    private func x(_ text: String, _ options: TextOptions, isRightToLeft: Bool = false) -> [CGFloat] {
        FakeParagraph.make(text, isRightToLeft: isRightToLeft).fitted(width: nil, height: nil, options: options)
            .lines.map(\.x)
    }

    @Test func theSizeIsThatOfTheWidestLineByAllLines() {
        let layout = FakeParagraph.make("one\nseven").fitted(
            width: 200, height: nil, options: TextOptions(lineSpacing: 5))
        #expect(layout.size == CGSize(width: 50, height: 20 + 2 + 5 + 20))
        #expect(layout.lines.map(\.baseline) == [16, 43])
        #expect(layout.firstBaseline == 16)
        #expect(layout.lastBaseline == 43)
    }

    // Semantics.md 13.1: two lines of body text are 22 apart.
    @Test func aSizeIsRoundedUpToPixels() {
        var paragraph = FakeParagraph.make("a\nb")
        paragraph.metrics = .system(size: 17)
        paragraph.clusters[0].advance = 10.1
        let layout = paragraph.fitted(width: nil, height: nil, options: TextOptions(scale: 2))
        #expect(layout.size == CGSize(width: 10.5, height: 42.5))
        #expect(abs(layout.lastBaseline - layout.firstBaseline - 22) < 1e-9)
    }

    // Measured on SwiftUI: 0 wide, one line high, and no lines reserved.
    @Test func anEmptyTextIsOneLineHigh() {
        let options = TextOptions(lineLimit: 3, reservesSpace: true)
        let layout = FakeParagraph.make("").fitted(width: 50, height: nil, options: options)
        #expect(layout.size == CGSize(width: 0, height: 20))
        #expect(layout.firstBaseline == 16)
        #expect(layout.glyphRuns.isEmpty)
    }

    // Measured on SwiftUI: three lines stay reserved even where a lower height is proposed.
    @Test func reservedLinesCountWhateverIsProposed() {
        let options = TextOptions(lineLimit: 3, reservesSpace: true)
        let layout = FakeParagraph.make("Hi").fitted(width: nil, height: 20, options: options)
        #expect(layout.size == CGSize(width: 20, height: 64))
        #expect(layout.lastBaseline == 16)
    }

    @Test func linesAreAlignedInTheTextsOwnWidth() {
        #expect(x("a\nlong", TextOptions(alignment: .leading)) == [0, 0])
        #expect(x("a\nlong", TextOptions(alignment: .center)) == [15, 0])
        #expect(x("a\nlong", TextOptions(alignment: .trailing)) == [30, 0])
        #expect(x("a\nlong", TextOptions(alignment: .leading), isRightToLeft: true) == [30, 0])
        #expect(x("a\nlong", TextOptions(alignment: .trailing), isRightToLeft: true) == [0, 0])
    }

    @Test func noProposalMakesASizeThatIsNoNumber() {
        let paragraph = FakeParagraph.make("one two")
        for proposal in [CGFloat.nan, -.infinity, -5, 0, .infinity, .greatestFiniteMagnitude] {
            let layout = paragraph.fitted(width: proposal, height: proposal)
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        }
    }

    @Test func rightToLeftClustersAreReversedOnTheirLine() {
        #expect(
            FakeParagraph.make("abCDEf", levels: "001110").fitted(width: nil, height: nil).visibleLines == ["abEDCf"])
        // A number in right-to-left text keeps its own order.
        #expect(
            FakeParagraph.make("CD12EF", levels: "112211").fitted(width: nil, height: nil).visibleLines == ["FE12DC"])
    }

    @Test func everyLineIsReorderedByItself() {
        let paragraph = FakeParagraph.make("AB CD", levels: "11111", isRightToLeft: true)
        #expect(paragraph.fitted(width: 20, height: nil).visibleLines == ["BA", "DC"])
        #expect(paragraph.fitted(width: nil, height: nil).visibleLines == ["DC BA"])
    }

    @Test func theEllipsisOfARightToLeftTextIsOnTheLeft() {
        let paragraph = FakeParagraph.make("ABCDEF", levels: "111111", isRightToLeft: true)
        let layout = paragraph.fitted(width: 40, height: nil, options: TextOptions(lineLimit: 1))
        #expect(layout.visibleLines == ["…CBA"])
    }

    @Test func runsHoldPlacesAndTheTextInReadingOrder() {
        let layout = FakeParagraph.make("abCD", levels: "0011").fitted(width: nil, height: nil)
        let runs = layout.glyphRuns
        #expect(runs.count == 1)
        #expect(runs[0].text == "abCD")
        #expect(runs[0].glyphs.map(\.position) == [0, 10, 20, 30].map { CGPoint(x: $0, y: 16) })
    }
}
