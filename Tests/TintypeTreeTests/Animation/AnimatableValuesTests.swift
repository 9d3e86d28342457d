import Foundation
import Testing
import TintypeGraphics
import TintypeTree

@Suite("Values that are interpolated")
struct AnimatableValuesTests {
    /// The value half way between two.
    private func middle<Value: Animatable>(_ a: Value, _ b: Value) -> Value {
        var (value, way) = (a, b.animatableData - a.animatableData)
        way.scale(by: 0.5)
        value.animatableData += way
        return value
    }

    @Test("insets keep their edges apart")
    func insets() {
        let between = middle(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        #expect(between == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("radii keep their corners apart")
    func radii() {
        let end = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
        let between = middle(RectangleCornerRadii(), end)
        #expect(
            between == RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
    }

    @Test("a spring moves a value as it moves each of its numbers", arguments: [0.0, 0.3])
    func springs(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let (start, end, speed) = (CGPoint(x: 1, y: 2), CGPoint(x: 11, y: -3), CGPoint(x: 3, y: 0))
        let velocity = spring.velocity(fromValue: start, toValue: end, initialVelocity: speed, time: 0.1)
        #expect(abs(velocity.x - spring.velocity(target: 10, initialVelocity: 3, time: 0.1)) < 1e-9)
        #expect(abs(velocity.y - spring.velocity(target: -5, initialVelocity: 0, time: 0.1)) < 1e-9)
        let resting = spring.force(fromValue: start, toValue: end, position: end, velocity: .zero)
        #expect(resting == .zero)
        let pulled = spring.force(fromValue: start, toValue: end, position: start, velocity: .zero)
        #expect(abs(pulled.x - spring.stiffness * 10) < 1e-9)
        let time = spring.settlingDuration(fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.01)
        let place = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: time)
        #expect(abs(place.x - end.x) <= 0.02 && abs(place.y - end.y) <= 0.02)
    }

    @Test("a guide of several views is their mean, of baselines the first or the last")
    func guides() {
        let places: [CGFloat?] = [4, nil, 10]
        #expect(HorizontalAlignment.center.combineExplicit(places) == 7)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit(places) == 4)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit(places) == 10)
        #expect(VerticalAlignment.top.combineExplicit([CGFloat?.none]) == nil)
    }
}
