import RandomInput
import Testing
import TintypeGraphics
import TintypeImage

@Suite("A mask")
struct PixelMaskTests {
    private let canvas = PixelSize(width: 100, height: 70)

    @Test(
        "Pain 8: ignores its pixels and not one more: a pixel just outside any edge fails",
        arguments: 1...12 as ClosedRange<UInt64>)
    func edges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let rects = (0..<3).map { _ in
            PixelRect(
                x: Int.random(in: -5..<100, using: &generator), y: Int.random(in: -5..<70, using: &generator),
                width: Int.random(in: 1...70, using: &generator), height: Int.random(in: 1...30, using: &generator))
        }
        let mask = PixelMask(canvas: canvas, ignoring: rects)
        let expected = Pictures.gray(100, 70)
        var covered = 0
        for y in 0..<70 {
            for x in 0..<100 {
                let isInside = rects.contains { $0.contains(x, y) }
                covered += isInside ? 1 : 0
                #expect(mask.covers(x, y) == isInside)
                // Comparing is what matters at the edges; within and far away the bitmap above tells it.
                let isNearEdge = rects.contains { rect in
                    rect.outset(by: 1).contains(x, y) && !rect.outset(by: -1).contains(x, y)
                }
                guard isNearEdge else { continue }
                var actual = expected
                actual[x, y].w = 254
                let comparison = ImageComparison.compare(expected: expected, actual: actual, mask: mask)
                #expect((comparison.verdict == .equal) == isInside, "(\(x), \(y))")
                #expect(comparison.counts.ignoredDiffering == (isInside ? 1 : 0))
            }
        }
        #expect(mask.coveredCount == covered)
    }

    @Test("that covers nothing is stale, and tells which of its rectangles are")
    func stale() {
        let outside = PixelRect(x: 100, y: 0, width: 9, height: 9)
        #expect(PixelMask(canvas: canvas, ignoring: [outside]).isStale)
        #expect(PixelMask(canvas: canvas, ignoring: []).isStale)
        let mask = PixelMask(canvas: canvas, ignoring: [PixelRect(x: 9, y: 9, width: 1, height: 1), outside])
        #expect(!mask.isStale)
        #expect(mask.staleRects == [1])
    }

    @Test("that covers more than the cap is told")
    func cap() throws {
        let half = PixelMask(canvas: canvas, ignoring: [PixelRect(x: 0, y: 0, width: 100, height: 35)])
        #expect(!half.coversNearlyEverything())
        let more = PixelMask(
            canvas: canvas,
            ignoring: [PixelRect(x: 0, y: 0, width: 100, height: 35), PixelRect(x: 0, y: 35, width: 1, height: 1)])
        #expect(more.coversNearlyEverything())
        #expect(!more.coversNearlyEverything(cap: try #require(PixelRatio(0.6))))
    }

    @Test("tells its coverage, which is 0 only where it covers nothing")
    func coverage() {
        let one = PixelMask(
            canvas: PixelSize(width: 6000, height: 4000), ignoring: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
        #expect(one.description == "1 of 24000000 pixels ignored (0.001 %)")
        #expect(one.coverage.billionths == 42)
        let rects = [PixelRect(x: 0, y: 0, width: 10, height: 7), PixelRect(x: 5, y: 0, width: 10, height: 7)]
        #expect(PixelMask(canvas: canvas, ignoring: rects).description == "105 of 7000 pixels ignored (1.5 %)")
    }

    @Test("of everything leaves nothing verified, and that fails")
    func everything() {
        let picture = Pictures.gray(100, 70)
        let mask = PixelMask(canvas: canvas, ignoring: [canvas.bounds])
        let comparison = ImageComparison.compare(expected: picture, actual: picture, mask: mask)
        #expect(comparison.verdict == .nothingCompared && !comparison.verdict.isPassing)
    }

    @Test("does not hide another size")
    func size() {
        let mask = PixelMask(
            canvas: PixelSize(width: 110, height: 70), ignoring: [PixelRect(x: 90, y: 0, width: 20, height: 70)])
        let comparison = ImageComparison.compare(
            expected: Pictures.gray(100, 70), actual: Pictures.gray(110, 70), mask: mask)
        #expect(comparison.verdict == .sizeDiffers)
        #expect(comparison.counts.ignored == 700 && comparison.counts.onlyActual == 700)
    }
}
