import Foundation
import Testing
import Tintype
import TintypeTesting

/// The words that the gestures of a test have told.
@MainActor
private final class Told {
    var words: [String] = []
}

@Suite("Gestures on a stage")
@MainActor
struct StageGestureTests {
    private let told = Told()

    private func stage(_ view: some View) -> ViewStage<some View> {
        ViewStage(view, layout: .fixed(width: 200, height: 200))
    }

    private func tell(_ word: String) -> @MainActor () -> Void { { [told] in told.words.append(word) } }

    @Test("inner gestures go first, those of high priority before them, and simultaneous ones beside all")
    func priorities() throws {
        let square = Color.red.frame(width: 100, height: 100)
        let plain = self.stage(square.onTapGesture(perform: tell("inner")).onTapGesture(perform: tell("outer")))
        try plain.tap(at: CGPoint(x: 100, y: 100))
        let high = self.stage(
            square.onTapGesture(perform: tell("inner")).highPriorityGesture(TapGesture().onEnded(tell("high"))))
        try high.tap(at: CGPoint(x: 100, y: 100))
        let both = self.stage(
            square.onTapGesture(perform: tell("inner")).simultaneousGesture(TapGesture().onEnded(tell("beside"))))
        try both.tap(at: CGPoint(x: 100, y: 100))
        let masked = self.stage(
            square.onTapGesture(perform: tell("inner"))
                .gesture(TapGesture().onEnded(tell("alone")), including: .gesture))
        try masked.tap(at: CGPoint(x: 100, y: 100))
        #expect(told.words == ["inner", "high", "inner", "beside", "alone"])
    }

    @Test("one tap waits for two where those go first, and a second tap is counted")
    func doubleTap() throws {
        let stage = self.stage(
            Color.red.onTapGesture(count: 2, perform: tell("two")).onTapGesture(perform: tell("one")))
        try stage.tap(at: CGPoint(x: 100, y: 100))
        try stage.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(told.words == ["one", "two"])
    }

    @Test("a long press is recognized at its own instant, in however many steps the clock gets there")
    func longPress() throws {
        for steps in [1, 7] {
            told.words = []
            let stage = ViewStage(Clocked(told: told), layout: .fixed(width: 100, height: 100))
            let finger = try stage.press(at: CGPoint(x: 50, y: 50))
            for _ in 0..<steps { stage.advance(by: .milliseconds(700) / steps) }
            try finger.lift()
            // Which of the two last ones SwiftUI tells first is not known.
            #expect(told.words.first == "down" && Set(told.words) == ["down", "held", "up"], "in \(steps) steps")
            // It began to fade at half a second.
            stage.advance(to: .milliseconds(1499))
            #expect(stage.isMoving)
            stage.advance(to: .milliseconds(1501))
            #expect(!stage.isMoving)
        }
        let early = ViewStage(Clocked(told: told), layout: .fixed(width: 100, height: 100))
        told.words = []
        #expect(throws: (any Error).self) { try early.tap(at: CGPoint(x: 50, y: 50)) }
        #expect(told.words == ["down", "up"])
    }

    private struct Clocked: View {
        let told: Told
        @State private var isHeld = false

        var body: some View {
            Color.red.id("square").opacity(isHeld ? 0.5 : 1)
                .onLongPressGesture {
                    told.words.append("held")
                    withAnimation(.linear(duration: 1)) { isHeld = true }
                } onPressingChanged: {
                    told.words.append($0 ? "down" : "up")
                }
        }
    }

    private struct Dragged: View {
        let told: Told
        @GestureState private var offset = CGSize.zero
        @State private var place = CGSize.zero

        var body: some View {
            Color.red.id("dot").frame(width: 20, height: 20)
                .offset(x: place.width + offset.width, y: place.height + offset.height)
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { value in
                            place.width += value.translation.width
                            place.height += value.translation.height
                            told.words.append("from \(value.startLocation.x) to \(value.location.x)")
                        })
        }
    }

    @Test(
        "a view follows the finger, its gesture's state is as it was when that is lifted, and a drag of little is none")
    func drag() throws {
        let stage = self.stage(Dragged(told: told))
        let finger = try stage.press(at: CGPoint(x: 100, y: 100))
        try finger.move(to: CGPoint(x: 105, y: 100))
        #expect(try stage.frame(of: "dot").midX == 100)
        try finger.move(to: CGPoint(x: 130, y: 110))
        #expect(try stage.frame(of: "dot").origin == CGPoint(x: 120, y: 100))
        try finger.cancel()
        #expect(try stage.frame(of: "dot").origin == CGPoint(x: 90, y: 90))
        try stage.find(id: "dot").drag(by: CGSize(width: 40, height: -20))
        #expect(told.words == ["from 100.0 to 140.0"])
        #expect(try stage.frame(of: "dot").origin == CGPoint(x: 130, y: 70))
        #expect(stage.time == .milliseconds(250))
    }

    @Test("pinches and turns give their values, in both forms")
    func pinch() throws {
        var values: [Double] = []
        let stage = self.stage(
            Color.red.id("pad")
                .gesture(
                    MagnifyGesture().onEnded { values.append($0.magnification) }
                        .simultaneously(with: RotationGesture().onChanged { values.append($0.degrees) })))
        try stage.find(id: "pad").pinch(magnification: 2, rotation: .degrees(30), duration: .milliseconds(100))
        #expect(values.last == 2)
        #expect(values.dropLast().map { ($0 * 100).rounded() / 100 } == [5, 10, 15, 20, 25, 30])
    }

    @Test("a sequence begins its second gesture where the first one ended; of two the first goes before")
    func combined() throws {
        let sequence = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
            .onEnded { [told] value in
                guard case .second(true, let drag?) = value else { return told.words.append("first") }
                told.words.append("dragged by \(drag.translation.width)")
            }
        let stage = self.stage(Color.red.gesture(sequence))
        let finger = try stage.press(at: CGPoint(x: 50, y: 50))
        stage.advance(by: .milliseconds(600))
        try finger.move(to: CGPoint(x: 90, y: 50))
        try finger.lift()
        #expect(told.words == ["dragged by 40.0"])
        told.words = []
        let either = self.stage(
            Color.red.gesture(
                TapGesture(count: 2).onEnded(tell("two")).exclusively(before: TapGesture().onEnded(tell("one")))))
        try either.tap(at: CGPoint(x: 50, y: 50), count: 2)
        try either.tap(at: CGPoint(x: 50, y: 50))
        #expect(told.words == ["two", "one"])
    }

    @Test("a drag over a scroll view scrolls it as far as it goes, unless a view inside takes it")
    func scrolling() throws {
        let stage = self.stage(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { Text("row \($0)").id($0).frame(height: 40) }
                }
            })
        try stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
        #expect(try stage.find(text: "row 5").frame.midY == 120)
        try stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 190))
        #expect(try stage.find(text: "row 0").frame.midY == 20)
        #expect(try stage.scroll(to: 12).frame.maxY <= 200)
        try stage.find(id: 12).drag(by: CGSize(width: 0, height: -1000))
        #expect(try stage.find(text: "row 19").frame.midY == 180)
    }

    @Test("rows that a lazy list has not made are found by scrolling")
    func lazy() throws {
        let stage = self.stage(List(0..<500, id: \.self) { Text("row \($0)") })
        #expect(throws: (any Error).self) { try stage.find(text: "row 300") }
        let row = try stage.scroll(toText: "row 300")
        #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(row.frame))
        #expect(throws: (any Error).self) { try stage.scroll(toText: "row 500") }
    }

    @Test("a custom style sees the finger on its button, and one that is moved away does not press it")
    func pressed() throws {
        let stage = self.stage(
            Button("Go", action: tell("pressed")).buttonStyle(Pressable()))
        #expect(try stage.find(role: .button).label == "Go")
        let finger = try stage.press(at: CGPoint(x: 100, y: 100))
        #expect(try stage.find(role: .button).label == "Go, pressed")
        try finger.move(to: CGPoint(x: 100, y: 0))
        #expect(try stage.find(role: .button).label == "Go")
        try finger.lift()
        #expect(told.words.isEmpty)
        try stage.find(role: .button).tap()
        #expect(told.words == ["pressed"])
    }

    @Test("a gesture goes on where the views inside become others")
    func replaced() throws {
        let stage = self.stage(Replaced(told: told))
        let finger = try stage.press(at: CGPoint(x: 100, y: 100))
        #expect(try stage.find(text: "held").label == "held")
        try finger.move(to: CGPoint(x: 120, y: 100))
        try finger.lift()
        #expect(told.words == ["dragged"])
        let button = self.stage(Button("Go", action: tell("pressed")).buttonStyle(Replacing()))
        try button.find(role: .button).tap()
        #expect(told.words == ["dragged", "pressed"])
    }

    private struct Replaced: View {
        let told: Told
        @GestureState private var isHeld = false

        var body: some View {
            Group {
                if isHeld { Text("held").frame(width: 50) } else { Color.red }
            }
            .gesture(
                DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true }
                    .onEnded { _ in told.words.append("dragged") })
        }
    }

    private struct Replacing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            if configuration.isPressed { Text("down") } else { configuration.label }
        }
    }

    private struct Pressable: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                if configuration.isPressed { Text("pressed") }
            }
        }
    }
}
