import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Phases and keyframes")
@MainActor
struct AnimatorTests {
    @Test("a phase animator goes from phase to phase, each by its own animation, and around")
    func phases() throws {
        let living = try LivingSwitch { _ in
            PhaseAnimator([10.0, 20, 40]) {
                Color.red.id("leaf").frame(width: $0, height: 10)
            } animation: { phase in
                phase == 20 ? .linear(duration: 1) : .linear(duration: 2)
            }
        }
        for (time, width) in [(0, 10.0), (0.5, 15), (1, 20), (2, 30), (3, 40), (4, 25), (5, 10), (5.5, 15), (8, 40)] {
            try living.scene.advance(to: time)
            #expect(abs(try living.frame("leaf").width - width) < 1e-6, "at \(time)")
        }
    }

    @Test("with a trigger it goes through them once for each change, and back to the first")
    func triggered() throws {
        let living = try LivingSwitch { isOn in
            PhaseAnimator([10.0, 20], trigger: isOn) {
                Color.red.id("leaf").frame(width: $0, height: 10)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        try living.scene.advance(to: 3)
        #expect(try living.frame("leaf").width == 10 && !living.scene.isMoving)
        try living.change(nil)
        for (time, width) in [(3.5, 15.0), (4, 20), (4.5, 15), (5, 10), (9, 10)] {
            try living.scene.advance(to: time)
            #expect(abs(try living.frame("leaf").width - width) < 1e-6, "at \(time)")
        }
    }

    @Test("phases that take no time are an error, and no loop without end")
    func endless() throws {
        #expect(throws: RenderErrors.self) {
            try LivingSwitch { _ in
                PhaseAnimator([1, 2]) {
                    Color.red.frame(width: $0)
                } animation: { _ in
                    nil
                }
            }
        }
    }

    @Test("keyframes go through their values on tracks of their own, and repeat from where they end")
    func keyframes() throws {
        let living = try LivingSwitch { _ in
            KeyframeAnimator(initialValue: Pose()) { pose in
                Color.red.id("leaf").frame(width: pose.width, height: pose.height)
            } keyframes: { _ in
                KeyframeTrack(\.width) {
                    LinearKeyframe(30, duration: 1)
                    MoveKeyframe(50)
                    LinearKeyframe(10, duration: 1)
                }
                KeyframeTrack(\.height) { CubicKeyframe(20, duration: 2) }
            }
        }
        for (time, width, height) in [(0.0, 10.0, 10.0), (0.5, 20, 11.5625), (1.5, 30, 18.4375), (2.5, 20, 20)] {
            try living.scene.advance(to: time)
            let frame = try living.frame("leaf")
            #expect(abs(frame.width - width) < 1e-6 && abs(frame.height - height) < 1e-6, "at \(time)")
        }
    }

    @Test("a timeline of keyframes answers for any time, and springs go on with the speed that they find")
    func timeline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(100.0, duration: 1)
                SpringKeyframe(200.0, duration: 2, spring: .smooth)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0.25) == 25 && timeline.value(progress: 1.0 / 3) == 100)
        let expected = 100 + Spring.smooth.value(target: 100.0, initialVelocity: 100, time: 0.4)
        #expect(abs(timeline.value(time: 1.4) - expected) < 1e-9)
        #expect(timeline.value(time: 9) == 200)
    }

    @Test("a timeline view follows the stage's clock")
    func timelineView() throws {
        let living = try LivingSwitch { _ in
            TimelineView(.animation) { context in
                let start = Date(timeIntervalSince1970: 1_767_260_460)
                Color.red.id("leaf").frame(width: 10 + context.date.timeIntervalSince(start), height: 10)
            }
        }
        try living.scene.advance(to: 2.5)
        #expect(abs(try living.frame("leaf").width - 12.5) < 1e-6)
    }

    private struct Pose {
        var width = 10.0
        var height = 10.0
    }
}
