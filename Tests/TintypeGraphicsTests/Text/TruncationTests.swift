import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct TruncationTests {
    private func fitted(
        _ text: String, width: CGFloat?, height: CGFloat? = nil, limit: Int? = nil,
        mode: TruncationMode = .tail
    ) -> TextLayout {
        FakeParagraph.make(text).fitted(
            width: width, height: height, options: TextOptions(lineLimit: limit, truncationMode: mode))
    }

    @Test func theLastLineEndsWithAnEllipsis() {
        let layout = fitted("Alpha beta gamma", width: 90, limit: 1)
        #expect(layout.visibleLines == ["Alpha be…"])
        #expect(layout.isTruncated)
        #expect(!fitted("Alpha", width: 90, limit: 1).isTruncated)
    }

    // Measured on SwiftUI: "Alpha beta gamma delta" is cut to "Alpha beta…", never to "Alpha beta …".
    @Test func noSpaceStandsBesideTheEllipsis() {
        #expect(fitted("Alpha beta gamma", width: 70, limit: 1).visibleLines == ["Alpha…"])
        #expect(fitted("Alpha beta gamma", width: 70, limit: 1, mode: .head).visibleLines == ["…gamma"])
    }

    @Test func aLineBeforeTheLastIsBrokenAsEver() {
        #expect(fitted("one two six ten", width: 70, limit: 2).visibleLines == ["one two", "six ten"])
        #expect(fitted("one two six tenth", width: 70, limit: 2).visibleLines == ["one two", "six te…"])
    }

    @Test func headAndMiddleKeepTheEnd() {
        #expect(fitted("Hello, wonderful world", width: 90, limit: 1, mode: .head).visibleLines == ["…ul world"])
        #expect(fitted("Hello, wonderful world", width: 90, limit: 1, mode: .middle).visibleLines == ["Hell…orld"])
        #expect(fitted("one two six seven", width: 70, limit: 2, mode: .head).visibleLines == ["one two", "…seven"])
    }

    @Test func aHardBreakThatIsCutOffCountsAsGoingOn() {
        #expect(fitted("a\nb", width: nil, limit: 1).visibleLines == ["a…"])
        #expect(fitted("a\nb", width: nil, limit: 1, mode: .head).visibleLines == ["…b"])
        #expect(fitted("a\nb", width: nil, limit: 1, mode: .middle).visibleLines == ["a…b"])
    }

    // Measured on SwiftUI: 47.9 holds two lines of 16, 48 three; 0 still holds one.
    @Test func aHeightHoldsWholeLinesAndAtLeastOne() {
        let text = "aa bb cc dd"
        #expect(fitted(text, width: 20, height: 63.9).lines.count == 2)
        #expect(fitted(text, width: 20, height: 64).lines.count == 3)
        #expect(fitted(text, width: 20, height: 0).lines.count == 1)
        #expect(fitted(text, width: 20, height: .infinity).lines.count == 4)
    }

    @Test func aLineLimitOfNoneIsOfOne() {
        #expect(fitted("aa bb", width: 20, limit: 0).lines.count == 1)
    }

    @Test func whereNothingFitsTheEllipsisStandsAlone() {
        let layout = fitted("abc", width: 0, height: 0)
        #expect(layout.visibleLines == ["…"])
        #expect(layout.size == CGSize(width: 10, height: 20))
    }
}
