import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct LineBreakingTests {
    private func lines(_ text: String, width: CGFloat?, height: CGFloat? = nil) -> [String] {
        FakeParagraph.make(text).fitted(width: width, height: height).visibleLines
    }

    @Test func withoutAWidthThereIsALineForEachHardBreak() {
        #expect(lines("one two\nthree", width: nil) == ["one two", "three"])
        #expect(lines("one two\nthree", width: .infinity) == ["one two", "three"])
    }

    @Test func aLineTakesWhatFitsAndSpacesHangOver() {
        // "one two" is 70 wide; its space needs no room.
        #expect(lines("one two six", width: 70) == ["one two", "six"])
        #expect(lines("one two six", width: 69.9) == ["one", "two", "six"])
    }

    @Test func aWordWiderThanTheLineGoesToTheNextOneFirstAndThenBreaksInside() {
        #expect(lines("a wonderful day", width: 50) == ["a", "wonde", "rful", "day"])
    }

    @Test func aLineTakesAtLeastOneCluster() {
        let layout = FakeParagraph.make("ab c").fitted(width: 0, height: nil)
        #expect(layout.visibleLines == ["a", "b", "c"])
        #expect(layout.size == CGSize(width: 10, height: 64))
    }

    @Test func aHardBreakAtTheEndLeavesAnEmptyLine() {
        #expect(lines("a\n", width: nil) == ["a", ""])
        #expect(lines("a\n\nb", width: nil) == ["a", "", "b"])
    }

    @Test func whatAnswersASizeFitsIntoIt() {
        var paragraph = FakeParagraph.make("one two")
        for index in paragraph.clusters.indices { paragraph.clusters[index].advance = 10.000_13 }
        let ideal = paragraph.fitted(width: nil, height: nil, options: TextOptions(scale: 3))
        let again = paragraph.fitted(
            width: ideal.size.width, height: ideal.size.height, options: TextOptions(scale: 3))
        #expect(again == ideal)
    }
}
