import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("What a still picture shows of time")
@MainActor
struct StillTests {
    @Test("a change with an animation is seen where it leads")
    func withAnimationLeadsToTheEnd() throws {
        #expect(try texts(of: Appearing()) == ["after"])
    }

    @Test("a picture waits for no completion")
    func completion() throws {
        #expect(try texts(of: Completing()) == ["after"])
    }

    @Test("transitions show the view as it is when it is there")
    func transitions() throws {
        let scene = try settle(
            Color.red.frame(width: 10, height: 10)
                .transition(.modifier(active: Widened(by: 50), identity: Widened(by: 7))).id("a"), width: 100,
            height: 100)
        #expect(try scene.frame("a").width == 24)
        let custom = try settle(
            Color.red.frame(width: 10, height: 10).transition(Shifted()).id("a"), width: 100, height: 100)
        #expect(try custom.frame("a").width == 12)
    }

    @Test("a phase animator shows its first phase, a keyframe animator its first value")
    func animators() throws {
        #expect(
            try texts(
                of: PhaseAnimator(["one", "two"]) {
                    Text($0)
                } animation: { _ in
                    .bouncy
                }) == ["one"])
        let keyframes = KeyframeAnimator(initialValue: Pose()) { pose in
            Text("\(Int(pose.angle)) \(Int(pose.scale))")
        } keyframes: { _ in
            KeyframeTrack(\.angle) {
                LinearKeyframe(90, duration: 1)
                SpringKeyframe(180, duration: 1, spring: .bouncy)
            }
            KeyframeTrack(\.scale) {
                CubicKeyframe(2, duration: 0.5)
                MoveKeyframe(4)
            }
        }
        #expect(try texts(of: keyframes) == ["5 1"])
    }

    @Test("a timeline is drawn at the picture's instant, or at its schedule's last date before")
    func timelines() throws {
        func shown(_ schedule: some TimelineSchedule) throws -> [String] {
            try texts(of: TimelineView(schedule) { Text(verbatim: "\(Int($0.date.timeIntervalSince1970))") })
        }
        let instant = Date(timeIntervalSince1970: 1_767_260_460)
        #expect(try shown(.animation) == ["1767260460"])
        #expect(try shown(.everyMinute) == ["1767260460"])
        #expect(try shown(.periodic(from: instant.addingTimeInterval(-25), by: 10)) == ["1767260455"])
        #expect(try shown(.explicit([instant.addingTimeInterval(5)])) == ["1767260465"])
        #expect(
            try shown(.explicit([-9, -3, 4].map { instant.addingTimeInterval($0) })) == ["1767260457"])
    }

    @Test("visual effects know where the view is, and move no other")
    func visualEffects() throws {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).visualEffect { content, proxy in
                content.offset(y: proxy.frame(in: .global).minX + proxy.size.height)
            }
            .id("moved")
            Color.blue.frame(width: 20, height: 20).id("other")
        }
        let scene = try settle(row, width: 100, height: 100)
        #expect(try scene.frame("moved") == CGRect(x: 30, y: 40, width: 20, height: 20))
        #expect(try scene.frame("other") == CGRect(x: 50, y: 40, width: 20, height: 20))
        let drawn = scene.displayList(background: nil).rects
        #expect(drawn.first == CGRect(x: 30, y: 90, width: 20, height: 20))
    }

    @Test("a view with a visual effect keeps its distance and its baseline")
    func visualEffectLayout() throws {
        func frames(_ row: some View) throws -> [CGRect] {
            let scene = try settle(row, width: 200, height: 100)
            return try ["a", "b"].map { try scene.frame($0) }
        }
        let plain = HStack(alignment: .firstTextBaseline) {
            Text("one").font(.largeTitle).id("a")
            Text("two").id("b")
        }
        let effect = HStack(alignment: .firstTextBaseline) {
            Text("one").font(.largeTitle).id("a").visualEffect { content, _ in content.opacity(0.5) }
            Text("two").id("b")
        }
        #expect(try frames(plain) == frames(effect))
    }
}

/// The texts of a view, as drawn.
@MainActor
func texts(of view: some View) throws -> [String] {
    try settle(view, width: 200, height: 200).displayList(background: nil).texts
}

private struct Appearing: View {
    @State private var text = "before"

    var body: some View {
        Text(text).onAppear {
            withAnimation(.easeInOut(duration: 2).repeatForever(autoreverses: true)) { text = "after" }
        }
    }
}

private struct Completing: View {
    @State private var text = "before"

    var body: some View {
        Text(text).onAppear {
            withAnimation {
                text = "after"
            } completion: {
                text = "long after"
            }
        }
    }
}

private struct Widened: ViewModifier {
    let by: CGFloat

    func body(content: Content) -> some View { content.padding(.horizontal, by) }
}

private struct Shifted: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(.horizontal, phase.isIdentity ? 1 : 50)
    }
}

private struct Pose {
    var angle = 5.0
    var scale = 1.0
}
