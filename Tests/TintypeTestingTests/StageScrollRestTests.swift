import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("The places where scrolling comes to rest on a stage")
@MainActor
struct StageScrollRestTests {
    /// The words that the views of a test have told.
    @MainActor
    private final class Told {
        var seen: [Int] = []
    }

    private let told = Told()

    /// Cards of 80 points, 20 points apart, of which three fit in a window of 300.
    private struct Cards: View {
        var isLazy = false
        var margin: CGFloat = 0
        var heights: (Int) -> CGFloat = { _ in 80 }

        var body: some View {
            let cards = ForEach(0..<40, id: \.self) { number in
                Color.blue.frame(height: heights(number)).accessibilityIdentifier("card\(number)")
            }
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 20) { cards }.scrollTargetLayout()
                } else {
                    VStack(spacing: 20) { cards }.scrollTargetLayout()
                }
            }
            .contentMargins(.vertical, margin, for: .scrollContent)
        }
    }

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 200, height: 300))
    }

    /// Drags content on by a way, at one speed; without a duration the finger rests before it is lifted, and has none then.
    private func drag(
        _ stage: ViewStage<AnyView>, along axis: Axis = .vertical, by way: CGFloat, in duration: Duration? = nil
    ) throws {
        let end = axis == .vertical ? CGPoint(x: 100, y: 150 - way) : CGPoint(x: 100 - way, y: 150)
        let finger = try stage.press(at: CGPoint(x: 100, y: 150))
        for _ in 0..<(duration == nil ? 2 : 1) {
            stage.advance(by: duration ?? .seconds(1))
            try finger.move(to: end)
        }
        try finger.lift()
    }

    private func top(_ stage: ViewStage<AnyView>, _ number: Int) throws -> CGFloat {
        try stage.frame(of: "card\(number)").minY
    }

    @Test("pages turn beyond their half, or by the finger's speed, one at a time")
    func pages() throws {
        let stage = self.stage(Cards().scrollTargetBehavior(.paging))
        try drag(stage, by: 140)
        #expect(try top(stage, 0) == 0)
        try drag(stage, by: 140, in: .milliseconds(200))
        #expect(try top(stage, 3) == 0, "700 points a second lead on by 175 more")
        try drag(stage, by: 149, in: .milliseconds(20))
        #expect(try top(stage, 6) == 0, "one page, however fast")
        try drag(stage, by: -149, in: .milliseconds(20))
        try drag(stage, by: -149, in: .milliseconds(20))
        try drag(stage, by: -149, in: .milliseconds(20))
        #expect(try top(stage, 0) == 0)
        try stage.scroll(to: "card39")
        try drag(stage, by: 149)
        #expect(try stage.frame(of: "card39").maxY == 300, "no further than the content goes")
    }

    @Test("views are stopped at, made or not, inside margins", arguments: [false, true], [0, 30])
    func views(isLazy: Bool, margin: CGFloat) throws {
        let stage = self.stage(Cards(isLazy: isLazy, margin: margin).scrollTargetBehavior(.viewAligned))
        try drag(stage, by: 40)
        #expect(try top(stage, 0) == margin)
        try drag(stage, by: 60)
        #expect(try top(stage, 1) == margin)
        try drag(stage, by: 149, in: .milliseconds(50))
        #expect(try top(stage, 4) == margin, "a few views: no more than a window's length")
        try drag(stage, by: -60)
        #expect(try top(stage, 3) == margin)
    }

    @Test("without a limit the speed tells, and with that of one view it does not", arguments: [false, true])
    func limits(isLazy: Bool) throws {
        let free = self.stage(Cards(isLazy: isLazy).scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
        try drag(free, by: 149, in: .milliseconds(50))
        #expect(try top(free, 9) == 0, "2980 points a second lead on by 745 beyond 149")
        // A lazy stack takes views that it has not made for as long as the first one.
        let heights: (Int) -> CGFloat = { isLazy ? 80 : $0.isMultiple(of: 2) ? 40 : 120 }
        let bound = self.stage(
            Cards(isLazy: isLazy, heights: heights).scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
        for number in 1...3 {
            try drag(bound, by: 149, in: .milliseconds(50))
            #expect(try top(bound, number) == 0)
        }
        try drag(bound, by: -149, in: .milliseconds(50))
        #expect(try top(bound, 2) == 0)
    }

    @Test("the middle of a view at that of the window")
    func anchors() throws {
        let stage = self.stage(Cards().scrollTargetBehavior(.viewAligned(anchor: .center)))
        try drag(stage, by: 70)
        #expect(try stage.frame(of: "card2").midY == 150)
    }

    @Test("beside each other, from either side", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func strips(direction: LayoutDirection) throws {
        let strip = ScrollView(.horizontal) {
            HStack(spacing: 20) {
                ForEach(0..<20, id: \.self) { Color.red.frame(width: 80).accessibilityIdentifier("card\($0)") }
            }
            .scrollTargetLayout()
        }
        let stage = self.stage(strip.scrollTargetBehavior(.viewAligned).environment(\.layoutDirection, direction))
        func drag(by way: CGFloat) throws {
            try self.drag(stage, along: .horizontal, by: direction == .leftToRight ? way : -way)
        }
        func edge(_ number: Int) throws -> CGFloat {
            let frame = try stage.frame(of: "card\(number)")
            return direction == .leftToRight ? frame.minX : 200 - frame.maxX
        }
        try drag(by: 60)
        #expect(try edge(1) == 0)
        try drag(by: 90)
        #expect(try edge(2) == 0)
        try drag(by: -60)
        #expect(try edge(1) == 0)
    }

    private struct Halfway: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            let way = target.rect.minY - context.originalTarget.rect.minY
            target.rect.origin.y -= way / 2
        }
    }

    @Test("a behaviour of one's own is asked when the finger is lifted")
    func own() throws {
        let stage = self.stage(Cards().scrollTargetBehavior(Halfway()))
        let finger = try stage.press(at: CGPoint(x: 100, y: 200))
        stage.advance(by: .seconds(1))
        try finger.move(to: CGPoint(x: 100, y: 100))
        #expect(try top(stage, 0) == -100)
        stage.advance(by: .seconds(1))
        try finger.move(to: CGPoint(x: 100, y: 100))
        try finger.lift()
        #expect(try top(stage, 0) == -50)
    }

    @Test("the position and the views that are seen are told of the place of rest alone")
    func listeners() throws {
        struct Screen: View {
            let told: Told
            @State private var id: Int?
            @State private var heard: [Int?] = []

            var body: some View {
                Cards().scrollTargetBehavior(.viewAligned(limitBehavior: .never)).scrollPosition(id: $id)
                    .onScrollTargetVisibilityChange(idType: Int.self) { told.seen = $0 }
                    .onChange(of: id) { heard.append($1) }
                    .overlay { Text("\(heard.compactMap(\.self))").allowsHitTesting(false).id("heard") }
            }
        }
        let stage = self.stage(Screen(told: told))
        #expect(told.seen == [0, 1, 2])
        let finger = try stage.press(at: CGPoint(x: 100, y: 200))
        stage.advance(by: .milliseconds(100))
        try finger.move(to: CGPoint(x: 100, y: 150))
        #expect(told.seen == [1, 2, 3], "30 points of the first are seen, and 50 of the fourth")
        try finger.lift()
        #expect(told.seen == [2, 3, 4])
        #expect(try stage.findAll(text: "[0, 2]").count == 1)
    }
}
