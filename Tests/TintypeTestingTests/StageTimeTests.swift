import Foundation
import Testing
import Tintype
import TintypeTesting

/// The words that the views of a test have told.
@MainActor
private final class Told {
    var words: [String] = []
}

@Suite("What a view starts, on a stage")
@MainActor
struct StageTimeTests {
    private let told = Told()

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 300, height: 400))
    }

    /// The ways that a view called `x` has gone along the x axis since the beginning, at steps of half a second.
    private func ways(_ stage: ViewStage<AnyView>, _ steps: Int, from start: CGFloat) throws -> [CGFloat] {
        try (0..<steps).map { _ in
            stage.advance(by: .milliseconds(500))
            return ((try stage.frame(of: "x").minX - start) * 100).rounded() / 100
        }
    }

    private struct Dragged: View {
        @GestureState private var quick = CGSize.zero
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var slow = CGSize.zero

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50).id("a").offset(quick).id("quick")
                    .gesture(DragGesture().updating($quick) { value, state, _ in state = value.translation })
                Color.blue.frame(width: 50, height: 50).id("x").offset(slow).id("slow")
                    .gesture(DragGesture().updating($slow) { value, state, _ in state = value.translation })
            }
        }
    }

    @Test("the state of a gesture goes back at its end, with the animation that it was given")
    func gestureStates() throws {
        let stage = self.stage(Dragged())
        let (a, x) = (try stage.frame(of: "a").minX, try stage.frame(of: "x").minX)
        try stage.find(id: "quick").drag(by: CGSize(width: 100, height: 0))
        #expect(try stage.frame(of: "a").minX == a)
        try stage.find(id: "slow").drag(by: CGSize(width: 100, height: 0))
        #expect(try stage.frame(of: "x").minX == x + 100)
        #expect(try ways(stage, 3, from: x) == [50, 0, 0])
    }

    private struct Chained: View {
        let told: Told
        @State private var first = false
        @State private var second = false

        var body: some View {
            VStack {
                Color.red.frame(width: first ? 100 : 50, height: 10)
                Color.red.frame(width: second ? 100 : 50, height: 10)
                Button("Go") {
                    withAnimation(.linear(duration: 1)) {
                        first = true
                    } completion: {
                        told.words.append("first")
                        withAnimation(.linear(duration: 0.5)) {
                            second = true
                        } completion: {
                            told.words.append("second")
                        }
                    }
                    withAnimation(.spring) {
                    } completion: {
                        told.words.append("nothing")
                    }
                }
            }
        }
    }

    @Test("completions come in their order, that of nothing at once")
    func completions() throws {
        let stage = self.stage(Chained(told: told))
        try stage.find(label: "Go").tap()
        #expect(told.words == ["nothing"])
        stage.advance(by: .milliseconds(1_250))
        #expect(told.words == ["nothing", "first"])
        stage.advance(by: .milliseconds(300))
        #expect(told.words == ["nothing", "first", "second"])
    }

    private struct Precedence: View {
        @State private var isOn = false

        var body: some View {
            let leaf = Color.red.frame(width: 10, height: 10)
            let way: CGFloat = isOn ? 100 : 0
            VStack(alignment: .leading) {
                leaf.id("0").offset(x: way).animation(.linear(duration: 1), value: isOn)
                leaf.id("1").offset(x: way).animation(nil, value: isOn)
                leaf.id("2").offset(x: way).transaction { $0.animation = .linear(duration: 4) }
                leaf.id("3").offset(x: way).animation(.linear(duration: 1), value: isOn)
                    .transaction { $0.animation = .linear(duration: 4) }
                leaf.id("4").animation(.linear(duration: 1), value: isOn).offset(x: way)
                leaf.id("5").offset(x: way).transaction(value: isOn) { $0.animation = .linear(duration: 8) }
                Button("Go") { withAnimation(.linear(duration: 2)) { isOn.toggle() } }
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    @Test("the modifier that is nearest to a view says how it goes, before the action")
    func precedence() throws {
        let stage = self.stage(Precedence())
        func places() throws -> [CGFloat] { try (0..<6).map { try stage.frame(of: "\($0)").minX } }
        let start = try places()
        try stage.find(label: "Go").tap()
        stage.advance(by: .milliseconds(500))
        let ways = try zip(places(), start).map { $0 - $1 }
        for (way, expected) in zip(ways, [50, 100, 12.5, 50, 25, 6.25]) {
            #expect(abs(way - expected) < 0.01, "\(ways)")
        }
    }

    private struct Repeating: View {
        let told: Told
        let animation: Animation
        @State private var isOn = false

        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10).id("x").offset(x: isOn ? 100 : 0)
                Button("Go") {
                    withAnimation(animation) {
                        isOn = true
                    } completion: {
                        told.words.append("end")
                    }
                }
            }
        }
    }

    @Test("what repeats goes there and back as often as it is said, and is told to end after the last time")
    func repeats() throws {
        let stage = self.stage(
            Repeating(told: told, animation: .linear(duration: 1).repeatCount(3, autoreverses: true).delay(0.5)))
        let start = try stage.frame(of: "x").minX
        try stage.find(label: "Go").tap()
        #expect(try ways(stage, 6, from: start) == [0, 50, 100, 50, 0, 50])
        #expect(told.words == [])
        #expect(try ways(stage, 2, from: start) == [100, 100])
        #expect(told.words == ["end"])
    }

    @Test("what repeats for ever is where it is at any time, however late it is looked at")
    func forever() throws {
        let stage = self.stage(Repeating(told: told, animation: .linear(duration: 1).repeatForever()))
        let start = try stage.frame(of: "x").minX
        try stage.find(label: "Go").tap()
        stage.advance(to: .milliseconds(999_750))
        #expect(try ways(stage, 4, from: start) == [25, 75, 75, 25])
        #expect(stage.isMoving && told.words == [])
    }

    @Test("timelines go on with the clock: at each instant, after a time, at given dates, or not at all")
    func timelines() throws {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func tenths(_ date: Date) -> Int { Int((date.timeIntervalSince(start) * 10).rounded()) }
        let views = VStack {
            TimelineView(.animation) { Text("each \(tenths($0.date))") }
            TimelineView(.animation(minimumInterval: 2)) { Text("least \(tenths($0.date))") }
            TimelineView(.animation(paused: true)) { Text("paused \(tenths($0.date))") }
            TimelineView(.periodic(from: start, by: 2)) { Text("periodic \(tenths($0.date))") }
            TimelineView(.everyMinute) { Text("minute \(tenths($0.date))") }
            TimelineView(.explicit([1.0, 3.0].map { start.addingTimeInterval($0) })) {
                Text("given \(tenths($0.date))")
            }
        }
        for steps in [1, 7] {
            let stage = ViewStage(views, size: CGSize(width: 200, height: 300), date: start)
            func shown(at time: Double) throws -> [Int?] {
                let begin = stage.time
                for step in 1...steps { stage.advance(to: begin + (.seconds(time) - begin) / steps * step) }
                return try ["each", "least", "paused", "periodic", "minute", "given"].map { name in
                    try (0...700).first { try stage.findAll(text: "\(name) \($0)").count == 1 }
                }
            }
            #expect(try shown(at: 3.1) == [31, 20, 0, 20, 0, 30], "in \(steps) steps")
            #expect(try shown(at: 61) == [610, 600, 0, 600, 600, 30], "in \(steps) steps")
        }
    }

    private struct Triggered: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10).id("x")
                    .phaseAnimator([0.0, 100, 50], trigger: count) { view, way in
                        view.offset(x: way)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                Button("Go") { count += 1 }
            }
        }
    }

    @Test("phases begin with their trigger, and end where they began")
    func phases() throws {
        let stage = self.stage(Triggered())
        let start = try stage.frame(of: "x").minX
        #expect(try ways(stage, 2, from: start) == [0, 0])
        try stage.find(label: "Go").tap()
        #expect(try ways(stage, 7, from: start) == [50, 100, 75, 50, 25, 0, 0])
        #expect(!stage.isMoving)
    }

    private struct Framed: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10).id("x")
                    .keyframeAnimator(initialValue: 0.0, trigger: count) { view, way in
                        view.offset(x: way)
                    } keyframes: { _ in
                        KeyframeTrack {
                            LinearKeyframe(100, duration: 1)
                            MoveKeyframe(20)
                            CubicKeyframe(60, duration: 1, startVelocity: 0, endVelocity: 0)
                            LinearKeyframe(60, duration: 0.5)
                        }
                    }
                Button("Go") { count += 1 }
            }
        }
    }

    @Test("keyframes go from value to value, by their velocities, and end where they say")
    func keyframes() throws {
        let stage = self.stage(Framed())
        let start = try stage.frame(of: "x").minX
        try stage.find(label: "Go").tap()
        #expect(try ways(stage, 6, from: start) == [50, 20, 40, 60, 60, 60])
    }

    private struct Working: View {
        let told: Told
        @State private var id = 0
        @State private var ticks = 0
        @State private var way: CGFloat = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
            VStack {
                Text("ticks \(ticks)")
                Button("Next") { id += 1 }
                Color.red.frame(width: 10, height: 10).id("x").offset(x: way)
            }
            .task(id: id) {
                do {
                    try await Task.sleep(for: .seconds(2))
                    told.words.append("slept \(id)")
                    withAnimation(.linear(duration: 1)) { way += 100 }
                } catch {
                    told.words.append("cancelled")
                }
            }
            .onReceive(timer) { _ in ticks += 1 }
        }
    }

    @Test("timers tick, tasks sleep and are begun anew, and what they change goes with its animation")
    func work() throws {
        let stage = self.stage(Working(told: told))
        let start = try stage.frame(of: "x").minX
        stage.advance(by: .milliseconds(1_500))
        #expect(try stage.findAll(text: "ticks 1").count == 1)
        try stage.find(label: "Next").tap()
        stage.advance(by: .milliseconds(2_000))
        #expect(told.words == ["cancelled", "slept 1"])
        #expect(try ways(stage, 3, from: start) == [50, 100, 100])
        #expect(try stage.findAll(text: "ticks 5").count == 1)
    }

    private struct Turned: View {
        @State private var isRow = false

        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            VStack {
                layout {
                    Color.red.frame(width: 40, height: 40)
                    Color.blue.id("x").frame(width: 40, height: 40)
                }
                .frame(width: 100, height: 100)
                Button("Go") { withAnimation(.linear(duration: 1)) { isRow = true } }
            }
        }
    }

    @Test("views go straight from their places in one layout to those in another")
    func layouts() throws {
        let stage = self.stage(Turned())
        let start = try stage.frame(of: "x")
        try stage.find(label: "Go").tap()
        stage.advance(by: .milliseconds(500))
        let middle = try stage.frame(of: "x")
        stage.advance(by: .milliseconds(500))
        let end = try stage.frame(of: "x")
        #expect(end.minX > start.minX && end.minY < start.minY)
        #expect(abs(middle.minX - (start.minX + end.minX) / 2) < 0.01)
        #expect(abs(middle.minY - (start.minY + end.minY) / 2) < 0.01)
    }

    @Test("a view that leaves lies behind those that stay, unless it has a zIndex", arguments: [nil, 1.0])
    func order(zIndex: Double?) throws {
        struct Screen: View {
            let zIndex: Double?
            @State private var isThere = true

            var body: some View {
                VStack(spacing: 0) {
                    ZStack {
                        Color.blue.frame(width: 50, height: 50)
                        if isThere {
                            Color.red.frame(width: 50, height: 50).zIndex(zIndex ?? 0)
                                .transition(.offset(x: 20, y: 0))
                        }
                    }
                    Button("Go") { withAnimation(.linear(duration: 1)) { isThere = false } }
                }
            }
        }
        let stage = self.stage(Screen(zIndex: zIndex))
        try stage.find(label: "Go").tap()
        stage.advance(by: .milliseconds(500))
        // Red has gone ten points aside, and begun to cover blue.
        let middle = try stage.bitmap()[300, 380]
        #expect((middle.x > middle.z) == (zIndex != nil), "\(middle)")
    }

    @Test("onDisappear is told when a view begins to leave, onAppear when it comes back")
    func disappearing() throws {
        struct Screen: View {
            let told: Told
            @State private var isThere = true

            var body: some View {
                VStack {
                    if isThere {
                        Text("x").onAppear { told.words.append("in") }.onDisappear { told.words.append("out") }
                    }
                    Button("Go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                }
            }
        }
        let stage = self.stage(Screen(told: told))
        try stage.find(label: "Go").tap()
        #expect(told.words == ["in", "out"])
        stage.advance(by: .milliseconds(500))
        try stage.find(label: "Go").tap()
        #expect(told.words == ["in", "out", "in"])
    }
}
