import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Lazy runs")
@MainActor
struct LazyRunTests {
    @Test("a lazy stack builds only the rows that are to be seen")
    func buildsWhatIsSeen() throws {
        let counter = Counter()
        let scene = try settle(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0, counter: counter) } }
            }, width: 100, height: 200)
        // Rows of 20 points in a window of 200.
        #expect(counter.built == Set(0..<10))
        #expect(try scene.frame("row-9") == CGRect(x: 0, y: 180, width: 100, height: 20))
    }

    @Test("a list of a hundred thousand costs no more than what is seen of it")
    func costsWhatIsSeen() throws {
        let counter = Counter()
        let scene = try settle(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, counter: counter) } }
            }, width: 100, height: 200)
        #expect(counter.built.count == 10)
        #expect(scene.measures < 100)
    }

    @Test(
        "where the end of unlike rows is shown first the last one stands at the end, and rows far from it are not built",
        arguments: [0, 1, 3, 12, 99, 101, 5_000], [false, true])
    func endsExactly(count: Int, hasRest: Bool) throws {
        let counter = Counter()
        let scene = try settle(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { index in
                        Row(index: index, counter: counter).padding(.bottom, CGFloat(index * 7 % 5) * 10)
                            .id("whole-\(index)")
                    }
                    if hasRest { Color.red.frame(height: 30).id("rest") }
                }
            }
            .defaultScrollAnchor(.bottom), width: 100, height: 200)
        let rest: CGFloat = hasRest ? 30 : 0
        if hasRest { #expect(try abs(scene.frame("rest").maxY - 200) < 0.001) }
        if count > 0 { #expect(try abs(scene.frame("whole-\(count - 1)").maxY - (200 - rest)) < 0.001) }
        #expect(counter.built.count <= 101)
        if count > 101 { #expect(!counter.built.contains(count / 2)) }
    }

    @Test("a lazy stack is as wide as it is proposed, and its rows meet at its own guide", arguments: 0..<40)
    func fillsItsWidth(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let alignments: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
        let (alignment, part) = alignments[random.number(0...2)]
        let widths = (0...random.number(0...4)).map { _ in CGFloat(random.number(1...150)) }
        let width = CGFloat(random.number(20...200))
        func rows(_ name: String) -> some View {
            ForEach(widths.indices, id: \.self) { Color.blue.frame(width: widths[$0], height: 10).id("\(name)-\($0)") }
        }
        let scene = try settle(
            VStack(alignment: .leading) {
                LazyVStack(alignment: alignment, spacing: 0) { rows("row") }.id("lazy").frame(width: width)
                HStack { LazyVStack(alignment: alignment, spacing: 0) { rows("other") }.id("ideal").fixedSize() }
            }, width: 400, height: 400)
        #expect(try scene.frame("lazy").width == width)
        #expect(try scene.frame("ideal").width == widths.max())
        let lazy = try scene.frame("lazy")
        for (index, own) in widths.enumerated() {
            #expect(try abs(scene.frame("row-\(index)").minX - lazy.minX - (width - own) * part) < 0.001)
        }
    }

    @Test("a stack that is not lazy builds every row")
    func othersBuildAll() throws {
        let counter = Counter()
        _ = try settle(
            ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Row(index: $0, counter: counter) } } }, width: 100,
            height: 200)
        #expect(counter.built.count == 50)
    }

    @Test("a modifier on a ForEach is put around each row when the row is built")
    func modifiersStayLazy() throws {
        let counter = Counter()
        let scene = try settle(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { Row(index: $0, counter: counter) }.padding(.bottom, 20) }
            }, width: 100, height: 200)
        #expect(counter.built == Set(0..<5))
        #expect(try scene.frame("row-4").minY == 160)
    }
}

/// The rows whose bodies ran.
@MainActor
private final class Counter {
    var built: Set<Int> = []
}

private struct Row: View {
    var index: Int
    var counter: Counter

    var body: some View {
        counter.built.insert(index)
        return Color.blue.frame(height: 20).id("row-\(index)")
    }
}
