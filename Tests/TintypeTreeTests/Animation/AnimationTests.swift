import Foundation
import Testing
import TintypeTree

@Suite("Animations as values")
struct AnimationTests {
    @Test(
        "curves go as measured",
        arguments: [
            (UnitCurve.easeIn, 0.25, 0.0935), (.easeIn, 0.5, 0.3154), (.easeIn, 0.75, 0.6219),
            (.easeInOut, 0.25, 0.129),
            (.circularEaseIn, 0.25, 0.032), (.circularEaseIn, 0.5, 0.134), (.circularEaseIn, 0.75, 0.339),
            (.circularEaseInOut, 0.25, 0.067), (.circularEaseInOut, 0.5, 0.5), (.circularEaseInOut, 0.75, 0.933),
            (.linear, 0.3, 0.3), (.easeOut, 1, 1),
        ])
    func curves(_ curve: UnitCurve, _ time: Double, _ value: Double) {
        #expect(abs(curve.value(at: time) - value) < 0.001)
        #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }

    @Test("a spring's figures follow from its duration and bounce")
    func springFigures() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
        let again = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(again.duration - 0.5) < 1e-9 && abs(again.bounce - 0.3) < 1e-9)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    }

    @Test("a spring's speed is the slope of its way", arguments: [-0.4, 0, 0.3])
    func springVelocity(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        for time in [0.05, 0.2, 0.6] {
            let slope =
                (spring.value(target: 1.0, time: time + 1e-6) - spring.value(target: 1.0, time: time - 1e-6)) / 2e-6
            #expect(abs(slope - spring.velocity(target: 1.0, time: time)) < 1e-4)
        }
        #expect(abs(spring.value(target: 1.0, time: 0)) < 1e-12)
        #expect(abs(spring.value(target: 1.0, time: 10) - 1) < 1e-3)
    }

    @Test("a bouncy spring swings over, a smooth one does not")
    func bounces() {
        let times = stride(from: 0.0, to: 2, by: 0.01)
        #expect(times.contains { Spring.bouncy.value(target: 1.0, time: $0) > 1.01 })
        #expect(!times.contains { Spring.smooth.value(target: 1.0, time: $0) > 1 })
    }

    @Test("delay, speed and repetition change the time")
    func derived() {
        var context = AnimationContext<Double>()
        func shown(_ animation: Animation, _ time: Double) -> Double? {
            animation.animate(value: 10, time: time, context: &context)
        }
        let linear = Animation.linear(duration: 1)
        #expect(shown(linear, 0.25) == 2.5)
        #expect(shown(linear, 1.5) == nil)
        #expect(shown(linear.delay(1), 0.5) == 0)
        #expect(shown(linear.delay(1), 1.25) == 2.5)
        #expect(shown(linear.speed(2), 0.25) == 5)
        #expect(shown(linear.repeatCount(3), 1.25) == 7.5)
        #expect(shown(linear.repeatCount(3, autoreverses: false), 1.25) == 2.5)
        #expect(shown(linear.repeatCount(3), 3.5) == nil)
        #expect(shown(linear.repeatForever(), 100.25) == 2.5)
    }

    @Test("animations are equal by their figures")
    func equality() {
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation.default == .spring())
        #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring())
        #expect(Animation.linear.delay(1) != .linear)
        #expect(Animation.bouncy == .bouncy(duration: 0.5, extraBounce: 0))
    }

    @Test("a transaction keeps what it is given")
    func transaction() {
        var transaction = Transaction(animation: .easeIn)
        #expect(transaction.animation == .easeIn)
        #expect(transaction[ModeKey.self] == 3)
        transaction.animation = nil
        transaction[ModeKey.self] = nil
        #expect(transaction.animation == nil)
        #expect(transaction[ModeKey.self] == nil)
        #expect(!transaction.disablesAnimations)
    }
}

private enum ModeKey: TransactionKey {
    static let defaultValue: Int? = 3
}
