import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@testable import TintypeScene

/// The frames of the scenes in `Fixtures/scenes/layout`, worked out by hand from SwiftUI's rules. In points of the canvas;
/// most scenes keep 16 points around what they show.
@Suite("The layout scenes stand where SwiftUI's rules put them")
struct LayoutFixtureTests {
    private func expect(
        _ scene: String, _ frames: [String: (CGFloat, CGFloat, CGFloat, CGFloat)],
        location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let settled = try FixtureTests.settle("layout/\(scene).yaml")
        for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
            let found = try settled.frame(id)
            let expected = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
            let isNear =
                abs(found.minX - expected.minX) <= 0.01 && abs(found.minY - expected.minY) <= 0.01
                && abs(found.width - expected.width) <= 0.01 && abs(found.height - expected.height) <= 0.01
            #expect(isNear, "\(id): \(found), not \(expected)", sourceLocation: location)
        }
    }

    @Test("a grid of flexible cells shares its width, and a span covers its columns and what is between them")
    func gridSpans() throws {
        // (256 - 2 * 8) / 3 = 80 a column; two of them with their gap: 168.
        try expect(
            "grid/spans",
            [
                "mon": (16, 16, 80, 32), "tue": (104, 16, 80, 32), "wed": (192, 16, 80, 32), "two": (16, 56, 168, 32),
                "one": (192, 56, 80, 32), "all": (16, 96, 256, 32),
                // The anchor: 32 points at the trailing side of 80.
                "dot": (64, 136, 32, 32), "last": (104, 136, 168, 32),
            ])
    }

    @Test("columns and rows are aligned, and a line of no width of its own is as wide as the columns")
    func gridForm() throws {
        // Columns of 60 and 120, rows of 16, half a point and 40, in the middle of 240 by 112: from (24, 19.75) on.
        try expect(
            "grid/form",
            [
                "sender": (24, 19.75, 60, 16), "name": (96, 19.75, 120, 16), "line": (24, 43.75, 192, 0.5),
                // Trailing in its column, at the top of its row; the other leading.
                "note": (44, 52.25, 40, 16), "text": (96, 52.25, 90, 40),
            ])
    }

    @Test("an adaptive item is as many columns as fit: (208 + 8) / (56 + 8) is three")
    func adaptiveGrid() throws {
        try expect(
            "lazy-grid/adaptive",
            [
                "tile-1": (16, 16, 64, 40), "tile-2": (88, 16, 64, 40), "tile-3": (160, 16, 64, 40),
                "tile-4": (16, 64, 64, 40), "tile-7": (16, 112, 64, 40),
            ])
    }

    @Test("fixed items first, then the others in their order, each with its part of what is left")
    func gridItems() throws {
        // 232 - 40 - 2 * 8 = 176 for two items: the flexible one stops at 60, the adaptive one has 116 = 3 * 36 + 2 * 4.
        try expect(
            "lazy-grid/columns",
            [
                "tile-1": (16, 16, 40, 32), "tile-2": (64, 16, 60, 32), "tile-3": (132, 16, 36, 32),
                "tile-4": (172, 16, 36, 32), "tile-5": (212, 16, 36, 32), "tile-6": (16, 56, 40, 32),
                "tile-7": (64, 56, 60, 32), "small": (132, 56, 20, 16),
            ])
    }

    @Test("the rows of a horizontal grid stand in the middle of the height that it is offered")
    func gridRows() throws {
        // 24 + 8 + 24 = 56 in 72.
        try expect(
            "lazy-grid/rows",
            [
                "tile-1": (16, 24, 40, 24), "tile-2": (16, 56, 40, 24), "tile-3": (64, 24, 40, 24),
                "tile-4": (64, 56, 40, 24), "tile-5": (112, 24, 40, 24),
            ])
    }

    @Test("a row of 160 points fits into 200, and not into 96")
    func viewThatFits() throws {
        try expect(
            "view-that-fits/widths",
            [
                "wide-day": (36, 56, 48, 24), "wide-week": (92, 56, 48, 24), "wide-year": (148, 56, 48, 24),
                "narrow-day": (256, 24, 48, 24), "narrow-week": (256, 56, 48, 24), "narrow-year": (256, 88, 48, 24),
            ])
    }

    @Test("16 by 9 fits a square of 80 at 80 by 45 and fills it at 142.22 by 80")
    func aspectRatio() throws {
        try expect(
            "aspect-ratio/fit-fill",
            [
                "fit": (16, 33.5, 80, 45), "fill": (80.89, 16, 142.22, 80),
                // The ratio of its ideal size, 60 by 30.
                "scaled": (208, 36, 80, 40),
            ])
    }

    @Test("bars at the edges leave the content the rest, and their default distance is 8")
    func bars() throws {
        // 160 = 24 + 8 + 80 + 8 + 40: the outer inset is the title's.
        try expect(
            "safe-area/bars", ["title": (16, 16, 72, 24), "content": (16, 48, 200, 80), "bar": (16, 136, 200, 40)])
    }

    @Test("safe area padding is padding, but for what ignores it")
    func safeAreaPadding() throws {
        try expect(
            "safe-area/padding",
            ["inside": (24, 16, 152, 92), "strip": (24, 0, 152, 108), "behind": (0, 0, 200, 120)])
    }

    @Test("a style reaches into the padding that the view touches, at the edges that it is asked to")
    func grounds() throws {
        try expect(
            "safe-area/grounds", ["all": (24, 24, 152, 44), "none": (24, 68, 152, 44), "sides": (24, 112, 152, 44)])
        let tree = try FixtureTests.settle("layout/safe-area/grounds.yaml").tree
        let grounds = ["all", "none", "sides"].map { tree.view($0)?.children.last?.frame }
        #expect(
            grounds == [
                CGRect(x: 0, y: 0, width: 200, height: 68), CGRect(x: 24, y: 68, width: 152, height: 44),
                CGRect(x: 0, y: 112, width: 200, height: 44),
            ])
    }

    @Test("a frame of two of three parts of a scroll view, which is scrolled to a card's middle")
    func carousel() throws {
        // (256 - 2 * 8) / 3 = 80 a part; two and a gap: 168. In the middle of 256: from 44 on.
        try expect(
            "container-relative-frame/carousel",
            ["card-2": (-132, 16, 168, 88), "card-3": (44, 16, 168, 88), "card-4": (220, 16, 168, 88)])
    }

    @Test("right to left is the mirror image")
    func rightToLeft() throws {
        try expect(
            "layout-direction/row",
            [
                "left-a": (32, 16, 40, 32), "left-b": (80, 16, 64, 32), "left-c": (184, 16, 32, 32),
                "right-a": (168, 60, 40, 32), "right-b": (96, 60, 64, 32), "right-c": (24, 60, 32, 32),
            ])
    }

    @Test("a guide of the scene's own aligns the middle of the picture and the middle of the name")
    func customAlignment() throws {
        // 24 points down in one column, 10 in the other: the second begins 14 lower.
        try expect(
            "alignment/custom",
            ["picture": (16, 16, 48, 48), "name": (76, 30, 96, 20), "end": (76, 70, 96, 12)])
    }

    @Test("what is scrolled to: the start, the end by an anchor, a row in the middle of a lazy list")
    func scrollPositions() throws {
        try expect(
            "scroll-view/positions",
            [
                "start-1": (24, 16, 48, 24), "end-10": (112, 88, 48, 24), "end-8": (112, 24, 48, 24),
                // (96 - 24) / 2 = 36 from the window's top.
                "middle-5": (200, 52, 48, 24), "middle-4": (200, 20, 48, 24),
            ])
    }

    @Test("a lazy list makes only the rows around its window, wherever it is scrolled to")
    func lazyRows() throws {
        let scene = try FixtureTests.settle("layout/scroll-view/positions.yaml")
        let made = (1...10).filter { scene.tree.view("middle-\($0)") != nil }
        // Rows 4 to 6 are seen; the gaps before and after them reach into the window, too.
        #expect(Set(made).isSuperset(of: [4, 5, 6]) && Set(made).isSubset(of: 3...7))
    }

    @Test("a section is its header, its views and its footer, and an EmptyView adds no spacing")
    func section() throws {
        let scene = try FixtureTests.settle("layout/section/plain.yaml")
        try expect("section/plain", ["first": (16, 40, 168, 32), "second": (16, 80, 168, 32)])
        let (header, footer) = try (scene.frame("header"), scene.frame("footer"))
        #expect([header.minX, header.minY, header.height] == [16, 16, 16])
        #expect([footer.minX, footer.minY, footer.height] == [16, 120, 16])
    }

    @Test("priorities, fixed sizes and least lengths")
    func priorities() throws {
        // 104 = 2 * 39.75 + 2 * 12 + a line of half a point. First row: 200 - 8 - 40 offered to the first, which stops at 120.
        // Second row: 200 - 24 to two views, of which one is 80 wide.
        try expect(
            "stacks/priority",
            [
                "first": (16, 16, 120, 39.75), "rest": (144, 16, 72, 39.75), "fixed": (16, 80.25, 80, 39.75),
                "flexible": (120, 80.25, 96, 39.75),
            ])
    }

    @Test("least, ideal and greatest lengths, and a point of what is offered")
    func limits() throws {
        try expect(
            "frame/limits",
            [
                "most": (16, 16, 120, 24), "least": (16, 48, 72, 24), "ideal": (16, 80, 90, 24),
                "area": (16, 112, 200, 32), "point": (154, 116, 24, 24),
            ])
    }

    @Test("first and last baselines: texts of three sizes, and the lower edge of what has no text")
    func baselines() throws {
        let scene = try FixtureTests.settle("layout/alignment/baselines.yaml")
        func baseline(_ id: String, _ size: CGFloat) throws -> CGFloat {
            try scene.frame(id).minY + LineMetrics.system(size: size).ascent
        }
        func lastBaseline(_ id: String, _ size: CGFloat) throws -> CGFloat {
            try scene.frame(id).maxY - LineMetrics.system(size: size).descent
        }
        let first = try scene.frame("square").maxY
        for (id, size) in [("large", 34), ("middle", 15), ("small", 11)] as [(String, CGFloat)] {
            #expect(try abs(baseline(id, size) - first) < 0.51, "\(id)")
        }
        #expect(try abs(lastBaseline("lines", 15) - lastBaseline("last", 11)) < 0.51)
    }
}
