import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct SpanFittingTests {
    /// The first characters 20 high, those from `start` on 40.
    private func paragraph(_ text: String, highFrom start: Int) -> ShapedParagraph {
        var paragraph = FakeParagraph.make(text)
        let none = DecorationMetrics(
            underlineOffset: 0, underlineThickness: 0, strikethroughOffset: 0, strikethroughThickness: 0)
        paragraph.spans = [
            ShapedParagraph.Span(metrics: LineMetrics(ascent: 16, descent: 4, leading: 2), decoration: none),
            ShapedParagraph.Span(metrics: LineMetrics(ascent: 32, descent: 8, leading: 4), decoration: none),
        ]
        for index in paragraph.clusters.indices where index >= start { paragraph.clusters[index].span = 1 }
        return paragraph
    }

    @Test func aLineIsAsHighAsItsHighestPart() {
        let layout = paragraph("aa bb", highFrom: 3).fitted(width: 30, height: nil)
        let second: CGFloat = 20 + 2 + 32
        #expect(layout.lines.map(\.baseline) == [16, second])
        #expect(layout.size.height == 62)
        #expect(paragraph("aa bb", highFrom: 3).fitted(width: nil, height: nil).size.height == 40)
    }

    @Test func aHeightAllowsTheLinesThatItHolds() {
        let paragraph = paragraph("aa bb cc", highFrom: 3)
        #expect(paragraph.fitted(width: 30, height: 61).lines.count == 1)
        #expect(paragraph.fitted(width: 30, height: 62).lines.count == 2)
        #expect(paragraph.fitted(width: 30, height: 0).lines.count == 1)
    }

    @Test func anEllipsisGoesWithWhatStandsBeforeIt() {
        let layout = paragraph("aabbcc", highFrom: 2).fitted(width: 50, height: 20)
        let segments = layout.segments(of: layout.lines[0])
        #expect(segments.map(\.span) == [0, 1])
        #expect(segments.map(\.x) == [0...20, 20...50])
        #expect(segments.last?.runs.last?.glyphs.count == 3)
    }

    @Test func aTextShrinksUntilItIsNotCutOff() {
        var options = TextOptions(lineLimit: 1)
        options.minimumScale = 0.5
        let paragraph = FakeParagraph.make("aaaaaaaaaa")
        let shrunk = paragraph.fitted(width: 75, height: nil, options: options)
        #expect(!shrunk.isTruncated && shrunk.scale <= 0.75 && shrunk.scale > 0.74)
        #expect(shrunk.size.width <= 75)
        #expect(paragraph.fitted(width: 200, height: nil, options: options).scale == 1)
        let least = paragraph.fitted(width: 30, height: nil, options: options)
        #expect(least.isTruncated && least.scale == 0.5)
        options.lineLimit = nil
        #expect(paragraph.fitted(width: 75, height: nil, options: options).scale == 1)
    }

    /// The first cluster of a line and the first line of a text are shown whatever the room is, and no ellipsis tells of it.
    @Test(arguments: [(5, nil), (nil, 10), (5, 10), (8, 4)] as [(CGFloat?, CGFloat?)], [1, nil] as [Int?])
    func aTextOfOneClusterShrinksIntoItsRoom(room: (width: CGFloat?, height: CGFloat?), lineLimit: Int?) {
        var options = TextOptions(lineLimit: lineLimit)
        options.minimumScale = 0.05
        let paragraph = FakeParagraph.make("a")
        let shrunk = paragraph.fitted(width: room.width, height: room.height, options: options)
        #expect(shrunk.scale < 1 && !shrunk.isTruncated)
        #expect(shrunk.size.width <= room.width ?? .infinity && shrunk.size.height <= room.height ?? .infinity)
        let whole = paragraph.fitted(width: nil, height: nil, options: options).size
        let filled = max(shrunk.size.width / (room.width ?? .infinity), shrunk.size.height / (room.height ?? .infinity))
        #expect(whole.width > 5 && whole.height > 10 && filled > 0.9)
        options.minimumScale = 0.9
        #expect(paragraph.fitted(width: room.width, height: room.height, options: options).scale == 0.9)
    }

    /// The height of a text is rounded up to pixels, and that of lines that are kept free is no text's.
    @Test(arguments: [nil, 3] as [Int?])
    func aTextThatFitsExactlyIsNotShrunk(reserved: Int?) throws {
        var options = TextOptions(lineLimit: reserved ?? 1)
        options.reservesSpace = reserved != nil
        options.minimumScale = 0.5
        let paragraph = FakeParagraph.make("a").scaled(by: 1.013)
        let line = try #require(paragraph.fitted(width: nil, height: nil, options: options).lines.first)
        let height = line.baseline + line.metrics.descent
        #expect(height != height.rounded())
        #expect(paragraph.fitted(width: nil, height: height, options: options).scale == 1)
        #expect(paragraph.fitted(width: nil, height: height * 0.9, options: options).scale < 1)
    }

    @Test func linesAreReserved() {
        var options = TextOptions()
        options.reservedLines = 3
        let layout = FakeParagraph.make("a").fitted(width: nil, height: nil, options: options)
        #expect(layout.size.height == 64)
        #expect(layout.lines.count == 1)
    }
}
