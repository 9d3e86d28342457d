import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("Stages")
@MainActor
struct ViewStageTests {
    /// A card that opens when it appears, or when its model says so.
    fileprivate struct Card: View {
        let model: CardModel
        @State private var hasAppeared = false
        @State private var ticks = 0

        var body: some View {
            VStack {
                Color.blue.id("bar").frame(width: model.isOpen ? 80 : 20, height: 10)
                Color.red.id("dot").frame(width: 10, height: 10).opacity(hasAppeared ? 1 : 0)
                Color.gray.id("ticks").frame(width: 10 + CGFloat(ticks), height: 10)
            }
            .onAppear { withAnimation(.linear(duration: 2)) { hasAppeared = true } }
            .task {
                while !Task.isCancelled, ticks < 5 {
                    try? await Task.sleep(for: .seconds(1))
                    ticks += 1
                }
            }
        }
    }

    @Test("a stage shows a view at the instant that its clock is moved to, with what the view starts")
    func clock() throws {
        let model = CardModel()
        let stage = ViewStage(Card(model: model), layout: .fixed(width: 100, height: 60))
        #expect(try stage.frame(of: "ticks").width == 10 && stage.isMoving)
        stage.advance(by: .milliseconds(2500))
        #expect(try stage.frame(of: "ticks").width == 12)
        #expect(stage.time == .milliseconds(2500) && !stage.isMoving)
        stage.perform { withAnimation(.linear(duration: 1)) { model.isOpen = true } }
        stage.advance(by: .milliseconds(250))
        #expect(try stage.frame(of: "bar").width == 35)
        stage.advance(to: .seconds(4))
        #expect(try stage.frame(of: "bar").width == 80)
    }

    private struct ByTheClock: View {
        let model: CardModel

        var body: some View {
            Image(systemName: "star").symbolEffect(.bounce, value: model.isOpen)
            Image(systemName: "bell").symbolEffect(.pulse, options: .repeat(2), value: model.isOpen)
            Color.red.frame(width: 10, height: 10).keyframeAnimator(initialValue: 0.0, trigger: model.isOpen) {
                $0.offset(x: $1)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 9)
            }
        }
    }

    @Test("keyframes and effects of symbols move until their ends, and do not before they begin")
    func courses() throws {
        let model = CardModel()
        let stage = ViewStage(ByTheClock(model: model), layout: .fixed(width: 100, height: 60))
        #expect(!stage.isMoving)
        let before = try stage.bitmap()
        stage.perform { model.isOpen = true }
        for second in [0.0, 0.5, 8.9] {
            stage.advance(to: .seconds(second))
            #expect(stage.isMoving, "at \(second)")
        }
        stage.advance(to: .seconds(9.1))
        #expect(try !stage.isMoving && stage.bitmap() != before)
        let end = try stage.bitmap()
        stage.advance(to: .seconds(60))
        #expect(try stage.bitmap() == end)
    }

    @Test("what begins again by itself never comes to rest")
    func endless() {
        let content = Color.red.keyframeAnimator(initialValue: 0.0) {
            $0.offset(x: $1)
        } keyframes: { _ in
            LinearKeyframe(20, duration: 1)
        }
        let stage = ViewStage(content, layout: .fixed(width: 20, height: 20))
        stage.advance(to: .seconds(100))
        #expect(stage.isMoving)
        let symbol = ViewStage(Image(systemName: "star").symbolEffect(.pulse), layout: .fixed(width: 20, height: 20))
        symbol.advance(to: .seconds(100))
        #expect(symbol.isMoving)
    }

    private struct Growing: View {
        let model: CardModel
        @State private var isDone = false

        var body: some View {
            VStack {
                if model.isOpen { Color.red.id("new").frame(width: 10, height: 10) }
                if isDone { Color.blue.id("done").frame(width: 10, height: 10) }
                Color.gray.id("button").frame(width: 10, height: 10).onTapGesture {
                    withAnimation(.linear(duration: 1)) { model.isOpen = true }
                    isDone = true
                }
            }
        }
    }

    @Test("all that one action changes is seen at its instant, also where a view comes in between")
    func together() throws {
        let stage = ViewStage(Growing(model: CardModel()), layout: .fixed(width: 100, height: 60))
        try stage.find(id: "button").tap()
        #expect(try stage.frame(of: "new").width == 10 && stage.frame(of: "done").width == 10)
    }

    @Test("a view that goes is told so once, and one that comes again anew; the stage's end is nobody's leaving")
    func disappearing() throws {
        let model = CardModel()
        var told: [String] = []
        func show() {
            let stage = ViewStage(
                Opening(model: model, tell: { told.append($0) }), layout: .fixed(width: 100, height: 60))
            for isOpen in [true, true, false, true] { stage.perform { model.isOpen = isOpen } }
        }
        show()
        #expect(told == ["came", "went", "came"])
    }

    private struct Opening: View {
        let model: CardModel
        let tell: (String) -> Void

        var body: some View {
            VStack {
                if model.isOpen {
                    Text("open").onAppear { tell("came") }.onDisappear { tell("went") }
                }
                Text("always").onDisappear { tell("never") }
            }
        }
    }

    @Test("a stage's picture is compared as a view's is")
    func picture() {
        let model = CardModel()
        let stage = ViewStage(Card(model: model), layout: .fixed(width: 100, height: 60), scale: 1)
        stage.advance(by: .seconds(1))
        assertSnapshot(of: stage, as: .image)
        assertSnapshot(of: stage, as: .tree)
    }

    @Test("a stage's pictures at several instants are compared frame by frame, and the stage stands at the last")
    func animation() {
        let stage = ViewStage(Card(model: CardModel()), layout: .fixed(width: 60, height: 40), scale: 1)
        assertSnapshot(of: stage, as: .animation(times: [.zero, .milliseconds(500), .seconds(1), .seconds(2)]))
        #expect(stage.time == .seconds(2))
    }

    @Test("a view's pictures at several instants begin with its first")
    func animationOfView() {
        assertSnapshot(
            of: Card(model: CardModel()),
            as: .animation(times: [.zero, .seconds(1)], layout: .fixed(width: 60, height: 40), scale: 1))
    }

    @Test("at rest a stage draws what a picture of the view does")
    func rest() throws {
        let view = HStack {
            Text("Hello").padding().background(.yellow)
            if Bool(true) { Toggle("On", isOn: .constant(true)).fixedSize() }
            ForEach(0..<3) { Text("\($0)") }
        }
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        #expect(try ViewStage(view, scale: 2).bitmap() == renderer.bitmap())
    }

    @Test("an id that no view has is an error that lists those that there are")
    func unknown() {
        let stage = ViewStage(Card(model: CardModel()), layout: .fixed(width: 100, height: 60))
        #expect {
            try stage.frame(of: "dor")
        } throws: { error in
            "\(error)".contains("no view has the id \"dor\"") && "\(error)".contains("bar, dot, ticks")
        }
    }
}

@Observable
@MainActor
private final class CardModel {
    var isOpen = false
}
