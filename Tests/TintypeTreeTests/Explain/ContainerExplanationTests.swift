import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@Suite("What containers say of themselves")
struct ContainerExplanationTests {
    @Test("a stack takes its gaps away and serves the least flexible child first")
    func stack() throws {
        let scene = try Explained(100, 200) { scope in
            scope.appendVStack(spacing: 8) { $0.each([{ $0.color("b") }, { $0.box("a", 30, 40) }, { $0.color("c") }]) }
        }
        #expect(
            try scene.words("c", at: "VStack") == [
                "200 less 2 gaps of 8 = 16 leaves 184 for 3 children",
                "serves the least flexible first, each with an equal part of what is left",
                "1. frame#a: 100 × 61.33 → 30 × 40 (a third of 184, always 40)",
                "2. Color#b: 100 × 72 → 100 × 72 (half of 144, 0 or more)",
                "3. Color#c: 100 × 72 → 100 × 72 (all of 72, 0 or more)",
                "72 + 8 + 40 + 8 + 72 = 200 tall", "as wide as Color#b, 100", "as large as the canvas",
            ])
        #expect(
            try scene.words("c", at: "Color") == [
                "takes what it is proposed", "below 2 views, 112, and 2 gaps, 16: 128", "as wide as VStack",
            ])
    }

    @Test("a stack serves by layout priority, and keeps back what the later ones need")
    func priority() throws {
        let scene = try Explained(100, 50) { scope in
            scope.appendHStack(spacing: 10) { scope in
                scope.each([
                    { $0.box("a", 20, 20) },
                    { $0.wrap(with: LayoutPriorityModifier(1)) { $0.appendText("some long words to break") } },
                ])
            }
        }
        #expect(
            try scene.words("a", at: "HStack").prefix(4) == [
                "100 less a gap of 10 leaves 90 for 2 children",
                "serves by layout priority, 1 and 0; what the later ones need at least is kept back",
                "1. Text “some long words to break”: 70 × 50 → 68 × 43 "
                    + "(all of 90 less 20 for those after, from 9 to 204, priority 1)",
                "2. frame#a: 22 × 50 → 20 × 20 (all of 22, always 20, priority 0)",
            ])
    }

    @Test("where nothing is proposed children give their ideal lengths, and stand on their baselines")
    func ideal() throws {
        let scene = try Explained(nil, nil) { scope in
            scope.appendHStack(alignment: .firstTextBaseline) { scope in
                scope.each([{ $0.appendText("tall") }, { $0.box("b", 20, 30) }])
            }
        }
        #expect(
            try scene.words("Text", at: "HStack").prefix(2) == [
                "no width is proposed, so each child is asked for its ideal one",
                "its own height once known, 34.81, is proposed to all",
            ])
        #expect(
            try scene.words("Text", at: "Text").suffix(2) == [
                "first",
                "its first baseline, 16.19 below its top, is on that of HStack, 30 below the top: 30 − 16.19 = 13.81",
            ])
    }

    @Test("a guide that was set by hand is named with its value")
    func guide() throws {
        let scene = try Explained(100, 100) { scope in
            let inward = AlignmentGuideModifier(HorizontalAlignment.leading) { _ in -12 }
            scope.appendVStack(alignment: .leading) { scope in
                scope.each([{ $0.box("a", 40, 20) }, { $0.wrap(with: inward) { $0.box("b", 20, 20) } }])
            }
        }
        #expect(
            try scene.words("b", at: "alignmentGuide") == [
                "below frame#a: 20 + 8 = 28",
                "its guide leading, set by hand, is at −12 and that of VStack at 0: 0 + 12 = 12",
            ])
        let guides = try scene.explanation("b").steps[1].guides
        #expect(guides.map(\.name) == ["leading"])
        #expect(guides.map(\.value) == [-12])
    }

    @Test("a flexible frame says which of its limits won")
    func flexibleFrame() throws {
        var frame = FlexibleFrameModifier()
        (frame.minWidth, frame.maxWidth, frame.minHeight) = (20, 120, 140)
        frame.alignment = .bottomTrailing
        let scene = try Explained(300, 100) { scope in scope.wrap(with: frame) { $0.box("a", 30, 30) } }
        #expect(
            try scene.words("a", at: "frame").prefix(5) == [
                "300 is above maxWidth: 120", "100 is below minHeight: 140", "proposes 120 × 140",
                "frame#a: 120 × 140 → 30 × 30", "its maxWidth, 120, stands",
            ])
        #expect(
            try scene.explanation("a").view.standing == [
                "at the trailing edge: 120 − 30 = 90", "at the bottom edge: 140 − 30 = 110",
            ])
    }

    @Test("padding, a fixed size, a ratio and a position say what they make of the proposal")
    func unary() throws {
        func proposing(_ modifier: some NodeModifier, _ kind: String) throws -> [String] {
            let scene = try Explained(300, 100) { scope in scope.wrap(with: modifier) { $0.color("a") } }
            guard let step = try scene.explanation("a").steps.first(where: { $0.name.kind == kind }) else { return [] }
            return step.proposing + step.answering
        }
        let insets = EdgeInsets(top: 0, leading: 12, bottom: 8, trailing: 12)
        #expect(
            try proposing(PaddingModifier(insets), "padding") == [
                "keeps 12 at the leading, 8 at the bottom and 12 at the trailing for itself and proposes the rest, 276 × 92",
                "Color#a with the insets: 276 + 24 by 92 + 8",
            ])
        #expect(
            try proposing(FixedSizeModifier(.horizontal), "fixedSize") == [
                "asks Color#a for its ideal width, whatever is proposed: nil × 100", "what Color#a answered",
            ])
        #expect(
            try proposing(AspectRatioModifier(2, contentMode: .fill), "aspectRatio") == [
                "of 2 to 1, the smallest size that fills 300 × 100 is 300 × 150", "what Color#a answered",
            ])
        #expect(
            try proposing(PositionModifier(CGPoint(x: 30, y: 40)), "position") == [
                "passes the proposal on", "takes all that it is proposed",
            ])
    }

    @Test("a ZStack proposes its own size again once it knows it")
    func layers() throws {
        let scene = try Explained(100, 100) { scope in
            scope.appendZStack(alignment: .topLeading) { $0.each([{ $0.box("a", 40, 20) }, { $0.appendText("hi") }]) }
        }
        #expect(
            try scene.words("Text", at: "ZStack").prefix(5) == [
                "proposes all of it to each of its 2 children",
                "once its own size is known, proposes that to Text “hi”, which answers 17 × 21",
                "frame#a: 100 × 100 → 40 × 20", "Text “hi”: 100 × 100 → 17 × 21", "as wide as frame#a, 40",
            ])
    }

    @Test("an overlay is proposed the size of its view, and does not count")
    func overlay() throws {
        let scene = try Explained(100, 100) { scope in
            scope.wrap(with: AttachmentModifier.overlay(.bottomTrailing) { $0.box("dot", 8, 8) }) { scope in
                scope.box("card", 60, 40)
            }
        }
        #expect(
            try scene.words("dot", at: "overlay").prefix(2) == [
                "proposes its own size, 60 × 40, to what stands over it",
                "the size of frame#card: what stands over it does not count",
            ])
        #expect(
            try scene.explanation("dot").view.standing == [
                "at the trailing edge: 60 − 8 = 52", "at the bottom edge: 40 − 8 = 32",
            ])
    }

    @Test("a grid tells its columns, its rows and the slot of a cell")
    func grid() throws {
        let scene = try Explained(200, 100) { scope in
            scope.appendGrid(horizontalSpacing: 8, verticalSpacing: 4) { scope in
                scope.each([
                    { $0.appendGridRow { $0.each([{ $0.box("a", 40, 20) }, { $0.box("b", 20, 10) }]) } },
                    { $0.appendGridRow { $0.each([{ $0.box("c", 10, 10) }, { $0.color("d") }]) } },
                ])
            }
        }
        let words = try scene.words("b", at: "Grid")
        #expect(words.contains("frame#b: 96 × 48 → 20 × 10 (row 1, column 2)"))
        #expect(words.contains("columns and gaps: 40 + 8 + 152 = 200 wide"))
        #expect(
            try scene.explanation("b").view.standing == [
                "row 1, column 2: a slot of 152 × 20 at (48, 0)", "centred along the width: (152 − 20) / 2 = 66",
                "centred along the height: (20 − 10) / 2 = 5",
            ])
    }

    @Test("a scroll view proposes no length along its axis")
    func scrollView() throws {
        let scene = try Explained(100, 100) { scope in
            scope.appendScrollView(.vertical) { $0.each([{ $0.box("a", 40, 80) }, { $0.box("b", 40, 80) }]) }
        }
        let words = try scene.words("b", at: "ScrollView")
        #expect(words[0] == "proposes no height to what it scrolls, so that it may be as long as it likes: 40 × nil")
        #expect(words.contains("takes the height that it is proposed"))
        #expect(
            try scene.explanation("b").shownText().text.hasSuffix("\nnil: no wish, so a view takes its ideal length\n"))
    }

    @Test("lazy grids tell the columns that their items make")
    func lazyGrid() throws {
        let scene = try Explained(200, 100) { scope in
            scope.appendLazyGrid(.vertical, [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(70))]) { scope in
                scope.each([{ $0.box("a", nil, 20) }, { $0.box("b", 10, 20) }])
            }
        }
        #expect(
            try scene.words("b", at: "LazyVGrid").first
                == "its items make columns of 57, 57 and 70; each cell is proposed its column and no height")
        #expect(try scene.explanation("b").view.standing == ["in column 2 of 3: from 65, 57 long"])
    }

    @Test("ViewThatFits tells which views were too long")
    func firstFitting() throws {
        let scene = try Explained(60, 100) { scope in
            scope.appendViewThatFits(in: .horizontal) { scope in
                scope.each([{ $0.box("wide", 80, 10) }, { $0.box("narrow", 40, 10) }])
            }
        }
        #expect(
            try scene.words("narrow", at: "ViewThatFits").prefix(3) == [
                "shows the first of 2 views whose ideal width fits 60 × 100",
                "frame#wide: nil × 100 → 80 × 10 (too wide: 80 of 60)", "frame#narrow: nil × 100 → 40 × 10 (fits)",
            ])
    }

    @Test("right to left, lengths count from the right edge")
    func rightToLeft() throws {
        let scene = try Explained(100, 100, direction: .rightToLeft) { scope in
            scope.appendHStack(spacing: 5) { $0.each([{ $0.box("a", 40, 20) }, { $0.box("b", 20, 10) }]) }
        }
        let view = try scene.explanation("b").view
        #expect(view.standing.first == "after frame#a: 40 + 5 = 45")
        #expect(view.standing.last == "right to left: lengths along the width count from the right edge")
        #expect(view.origin.x == 0)
    }

    @Test("safe areas are kept free, and reached into where a view ignores them")
    func safeArea() throws {
        let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let scene = try Explained(100, 200, safeArea: insets) { scope in
            scope.wrap(with: IgnoreSafeAreaModifier(edges: .top)) { $0.color("a") }
        }
        #expect(
            try scene.explanation("a").canvasWords == [
                "keeps the safe area free: 20 at the top and 10 at the bottom", "proposes 100 × 170 to Color#a",
            ])
        #expect(
            try scene.words("a", at: "ignoresSafeArea").first
                == "adds the unsafe area, 0 to the width and 20 to the height: proposes 100 × 190")
    }

    @Test("a text says how it was broken, and why it was cut off")
    func text() throws {
        func answering(_ width: CGFloat, _ height: CGFloat) throws -> String? {
            try Explained(width, height) { $0.appendText("one two three four") }.explanation("Text").view.answering
                .first
        }
        #expect(try answering(200, 100) == "fits on one line, 153 of 200")
        #expect(try answering(50, 100) == "breaks into 4 lines, the widest 43")
        #expect(
            try answering(50, 30)
                == "cut off with an ellipsis after 1 line: no more fit the height of 30")
    }

    @Test("any layout is told by what it asked and where it put its views")
    func ownLayout() throws {
        let scene = try Explained(100, 100) { scope in
            scope.appendLayout(Diagonal()) { $0.each([{ $0.box("a", 10, 10) }, { $0.box("b", 20, 20) }]) }
        }
        #expect(
            try scene.words("b", at: "Diagonal").prefix(4) == [
                "a layout of its own, which asks its 2 views", "frame#a: nil × nil → 10 × 10",
                "frame#b: nil × nil → 20 × 20", "decides so by its own rule",
            ])
        #expect(try scene.explanation("b").view.standing == ["its layout puts its center at (20, 20)"])
    }
}

/// Puts each view's centre where the one before ends.
private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let place = CGFloat(index + 1) * 10
            subview.place(at: CGPoint(x: place, y: place), anchor: .center, proposal: .unspecified)
        }
    }
}
