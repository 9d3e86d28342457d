import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Springs that take over from others")
@MainActor
struct SpringBlendTests {
    /// The width of a leaf that goes from 20 to 60 by a spring of a second, and at half a second back by `animation`.
    private func width(at time: Double, by animation: Animation) throws -> Double {
        let living = try LivingSwitch { Color.red.id("leaf").frame(width: $0 ? 60 : 20, height: 10) }
        try living.change(.spring(Spring(duration: 1, bounce: 0.2)))
        try living.scene.advance(to: 0.5)
        try living.change(animation)
        try living.scene.advance(to: time)
        return Double(try living.frame("leaf").width)
    }

    /// The same, calculated in a million small steps: the response goes over by a smooth step, the damping at once.
    private func expected(at time: Double, response: Double, ratio: Double, blend: Double) -> Double {
        let first = Spring(duration: 1, bounce: 0.2)
        var place = 20 + first.value(target: 40.0, time: 0.5)
        var speed = first.velocity(target: 40.0, time: 0.5)
        let count = 200_000
        let step = (time - 0.5) / Double(count)
        for number in 0..<count {
            let part = min((Double(number) + 0.5) * step / blend, 1)
            let blended = response + (1 - response) * (1 - part * part * (3 - 2 * part))
            let frequency = 2 * .pi / blended
            speed += ((20 - place) * frequency * frequency - 2 * ratio * frequency * speed) * step
            place += speed * step
        }
        return place
    }

    @Test("the response goes over in the blend's duration", arguments: [0.6, 0.75, 1, 1.4, 2])
    func blended(time: Double) throws {
        let animation = Animation.spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.5)
        let shown = try width(at: time, by: animation)
        #expect(abs(shown - expected(at: time, response: 0.4, ratio: 0.7, blend: 0.5)) < 0.02)
    }

    @Test("without a blend, and from a spring of the same response, it changes at once")
    func plain() throws {
        let plain = try width(at: 0.7, by: .spring(response: 0.4, dampingFraction: 0.7))
        #expect(abs(plain - expected(at: 0.7, response: 0.4, ratio: 0.7, blend: 1e-9)) < 0.02)
        let blended = try width(at: 0.7, by: .spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.5))
        #expect(abs(plain - blended) > 1)
        let same = Animation.spring(response: 1, dampingFraction: 0.7)
        let sameBlended = Animation.spring(response: 1, dampingFraction: 0.7, blendDuration: 0.5)
        #expect(try width(at: 0.7, by: same) == width(at: 0.7, by: sameBlended))
    }

    @Test("what is blended comes to its end")
    func end() throws {
        #expect(try width(at: 9, by: .spring(response: 0.2, dampingFraction: 0.5, blendDuration: 3)) == 20)
    }
}
