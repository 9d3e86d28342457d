import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The rows of a test, of which some come and go.
@Observable
@MainActor
private final class Rows {
    var all: [Int]
    var next = 0

    init(_ count: Int) {
        all = Array(0..<count)
        next = count
    }

    func add(at place: Int) {
        all.insert(next, at: place)
        next += 1
    }
}

@Suite("Views of a living scene that are gone")
@MainActor
struct GoneViewTests {
    /// A row that counts the changes that it has seen, in its width.
    private struct Row: View {
        let number: Int
        let change: Int
        @State private var seen = 0

        var body: some View {
            Color.red.frame(width: CGFloat(10 + seen), height: 4).id("row \(number)")
                .onChange(of: change) { seen += 1 }
                .transition(.move(edge: .leading))
        }
    }

    private struct Column: View {
        let rows: Rows

        var body: some View {
            VStack(spacing: 0) {
                ForEach(rows.all, id: \.self) { Row(number: $0, change: rows.next) }
                if rows.next.isMultiple(of: 3) { Text("Third").id("third") }
            }
        }
    }

    private func scene(_ view: some View, size: CGSize = CGSize(width: 400, height: 200)) throws -> LivingScene {
        var context = RenderContext.blocks()
        context.wait = 1
        return try LivingScene(context: context, canvas: ProposedViewSize(size)) {
            type(of: view)._evaluate(view, into: &$0)
        }
    }

    @Test("a scene on which rows come and go without end remembers no more of them than are there")
    func bounded() throws {
        let rows = Rows(6)
        let scene = try self.scene(Column(rows: rows))
        scene.session.identity.spare = 100
        let first = scene.session.identity.count
        for step in 1...400 {
            try scene.perform {
                withAnimation(.linear(duration: 0.1)) {
                    rows.all.remove(at: 1)
                    rows.add(at: rows.all.count)
                }
            }
            try scene.advance(to: Double(step) * 0.05)
        }
        // Those on their way out are there, too.
        #expect(scene.session.identity.count < first * 4 + 100)
        // The row that stayed has its state.
        #expect(try scene.settled.frame("row 0").width == 410)
    }

    @Test("whatever is forgotten, and whenever, nothing of it is seen", arguments: 0..<25)
    func forgetting(seed: Int) throws {
        for part in 0..<4 {
            let pictures = try [0, 1_000_000].map { spare in
                var random = SeededGenerator(seed: 4 * seed + part)
                let rows = Rows(3)
                let scene = try self.scene(Column(rows: rows))
                scene.session.identity.spare = spare
                var pictures: [DisplayList] = []
                for _ in 0..<12 {
                    try scene.perform {
                        withAnimation(Bool.random(using: &random) ? .linear(duration: 0.4) : nil) {
                            if let place = rows.all.indices.randomElement(using: &random), Bool.random(using: &random) {
                                rows.all.remove(at: place)
                            }
                            if Bool.random(using: &random) { rows.all.shuffle(using: &random) }
                            if Bool.random(using: &random) {
                                rows.add(at: Int.random(in: 0...rows.all.count, using: &random))
                            }
                        }
                    }
                    pictures.append(scene.settled.displayList(background: nil))
                    try scene.advance(to: scene.time + Double.random(in: 0...0.3, using: &random))
                    pictures.append(scene.settled.displayList(background: nil))
                }
                return pictures
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test("a view that was found is not another that came in its place")
    func foundViews() throws {
        let rows = Rows(3)
        let scene = try self.scene(Column(rows: rows))
        scene.session.identity.spare = 0
        let found = try scene.find(.id("row 1"))
        for _ in 0..<6 {
            try scene.perform {
                rows.all.remove(at: 1)
                rows.add(at: 1)
            }
        }
        #expect(throws: RenderError.self) { try scene.again(found) }
        #expect(try scene.again(scene.find(.id("row 0"))).frame.height == 4)
    }

    // MARK: Long lists

    /// Numbers that count how often one of them was asked for.
    private struct Counted: RandomAccessCollection {
        @MainActor
        final class Counter {
            nonisolated(unsafe) var asked = 0
        }

        var numbers: [Int]
        let counter: Counter
        var startIndex: Int { 0 }
        var endIndex: Int { numbers.count }

        subscript(place: Int) -> Int {
            counter.asked += 1
            return numbers[place]
        }
    }

    @Observable
    @MainActor
    fileprivate final class Long {
        var numbers = Array(0..<100_000)
        var isWide = false
    }

    private struct LongList: View {
        let long: Long
        let counter: Counted.Counter

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(Counted(numbers: long.numbers, counter: counter), id: \.self) { number in
                        Color.red.id("row \(number)").frame(width: long.isWide ? 60 : 30, height: 20)
                    }
                }
            }
        }
    }

    @Test("a living list of a hundred thousand costs in each round no more than what is seen of it")
    func longList() throws {
        let (long, counter) = (Long(), Counted.Counter())
        let scene = try self.scene(LongList(long: long, counter: counter))
        counter.asked = 0
        try scene.perform { withAnimation(.linear(duration: 1)) { long.isWide = true } }
        for frame in 1...10 { try scene.advance(to: Double(frame) / 20) }
        #expect(try scene.settled.frame("row 3").width == 45)
        // Ten rows are seen in each of some twelve rounds.
        #expect(counter.asked < 2_000)
        // A row that comes and one that goes are seen to, among those that are there.
        try scene.advance(to: 5)
        try scene.perform {
            withAnimation(.linear(duration: 1)) {
                long.numbers.remove(at: 2)
                long.numbers.insert(-1, at: 5)
            }
        }
        try scene.advance(to: 5.25)
        #expect(scene.opacity(of: "row 2") == 0.75)
        #expect(scene.opacity(of: "row -1") == 0.25)
        #expect(scene.opacity(of: "row 7") == 1)
        #expect(try scene.settled.frame("row 3").minY == 55)
        // Rows that nobody has seen go as they came.
        try scene.advance(to: 10)
        try scene.perform { withAnimation(.linear(duration: 1)) { long.numbers.removeLast(50_000) } }
        #expect(!scene.isMoving)
    }
}
