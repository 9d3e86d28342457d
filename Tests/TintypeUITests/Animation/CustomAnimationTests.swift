import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Animations of users")
@MainActor
struct CustomAnimationTests {
    private func living() throws -> LivingSwitch<some View> {
        try LivingSwitch { Color.red.id("leaf").frame(width: $0 ? 60 : 20, height: 10) }
    }

    @Test("what it keeps goes along from step to step, each of a 60th of a second, whatever the instants asked for")
    func state() throws {
        func width(_ steps: [Double]) throws -> CGFloat {
            let living = try living()
            try living.change(Animation(Approaching()))
            for step in steps { try living.scene.advance(to: step) }
            return try living.frame("leaf").width
        }
        // Between the tenth step and the eleventh.
        let time = 10.5 / 60
        #expect(abs(try width([time]) - (60 - 40 * pow(0.9, 11))) < 1e-9)
        #expect(try width([time]) == width([0.01, 0.02, 0.05, 0.11, 0.12, time]))
        #expect(try width([5]) == 60)
    }

    @Test("it reads the environment of the view that changes, which is not that of others")
    func environment() throws {
        let living = try LivingSwitch { isOn in
            VStack {
                Color.red.id("slow").frame(width: isOn ? 60 : 20, height: 10).environment(\.pace, 1)
                Color.blue.id("fast").frame(width: isOn ? 60 : 20, height: 10).environment(\.pace, 2)
                Color.green.id("shown").frame(width: 10, height: 10).opacity(isOn ? 0 : 1).environment(\.pace, 3)
            }
        }
        try living.change(Animation(Paced()))
        try living.scene.advance(to: 0.25)
        #expect(try living.frame("slow").width == 30)
        #expect(try living.frame("fast").width == 40)
        let opacity = try #require(living.scene.settled.tree.root.all("opacity").first)
        #expect(opacity.value("opacity") == "0.25")
    }

    @Test("one that merges goes on from what it interrupts, in its own state")
    func merging() throws {
        let living = try living()
        try living.change(Animation(Paced()))
        try living.scene.advance(to: 0.5)
        try living.change(Animation(Merging()))
        // Half of the way was behind it, and the whole way is now none.
        #expect(try living.frame("leaf").width == 40)
        try living.scene.advance(to: 0.75)
        #expect(try living.frame("leaf").width == 30)
        try living.scene.advance(to: 1.1)
        #expect(try living.frame("leaf").width == 20 && !living.scene.isMoving)
    }

    @Test("a spring that interrupts it takes over the speed that it says")
    func velocity() throws {
        let living = try living()
        try living.change(Animation(Paced()))
        try living.scene.advance(to: 0.5)
        #expect(try living.frame("leaf").width == 40)
        try living.change(.smooth(duration: 1))
        try living.scene.advance(to: 0.75)
        let expected = 40 + Spring(duration: 1, bounce: 0).value(target: -20.0, initialVelocity: 40, time: 0.25)
        #expect(abs(try living.frame("leaf").width - expected) < 1e-9)
    }

    @Test("it says itself when it looks over, and it is removed when it ends")
    func completion() throws {
        let living = try living()
        var told: [String: Double] = [:]
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            let start = living.scene.time
            try living.scene.perform {
                withAnimation(Animation(Paced(looksOverAfter: 0.5)), completionCriteria: criteria) {
                    living.toggle()
                } completion: {
                    told[criteria == .removed ? "removed" : "logical"] = living.scene.time - start
                }
            }
            try living.scene.advance(to: start + 5)
        }
        // In whole steps.
        let (logical, removed) = (try #require(told["logical"]), try #require(told["removed"]))
        let step: Double = 1 / 60
        #expect(abs(logical - 0.5) <= step)
        #expect(abs(removed - 1) <= step + 1e-9)
    }
}

private struct PaceKey: EnvironmentKey {
    static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
    fileprivate var pace: Double {
        get { self[PaceKey.self] }
        set { self[PaceKey.self] = newValue }
    }
}

/// Goes a tenth of what is left in each step, for 2 seconds.
private struct Approaching: CustomAnimation {
    private struct Way<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: V { .zero }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < 2 else { return nil }
        var way = context.state[Way<V>.self]
        way.interpolate(towards: value, amount: 0.1)
        context.state[Way<V>.self] = way
        return way
    }
}

/// Goes at the speed that the environment says, in lengths a second.
private struct Paced: CustomAnimation {
    var looksOverAfter = Double.infinity

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let part = time * context.environment.pace
        context.isLogicallyComplete = time >= looksOverAfter
        return part < 1 ? value.scaled(by: part) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: context.environment.pace)
    }
}

/// Goes the rest of the way in half a second from wherever it takes over.
private struct Merging: CustomAnimation {
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: (way: V, time: Double) { (.zero, 0) }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let part = (time - start.time) * 2
        return part < 1 ? start.way.interpolated(towards: value, amount: part) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let way = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = (way, time)
        return true
    }
}
