import Foundation
import QuartzCore
import RandomInput
import Testing

@Suite("QuartzCore")
struct QuartzCoreTests {
    private func transform(_ random: inout SeededGenerator) -> CATransform3D {
        func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
        var transform = CATransform3DMakeTranslation(number(), number(), number())
        transform = CATransform3DScale(transform, number() + 4, number() + 4, number() + 4)
        return CATransform3DRotate(transform, number(), number(), number(), number() + 4)
    }

    private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let parts: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        return parts.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-6 }
    }

    @Test("a transform and its inverse change nothing together, in either order")
    func inverse() {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<200 {
            let transform = transform(&random)
            let inverse = CATransform3DInvert(transform)
            #expect(isClose(CATransform3DConcat(transform, inverse), CATransform3DIdentity))
            #expect(isClose(CATransform3DConcat(inverse, transform), CATransform3DIdentity))
        }
    }

    @Test("transforms in the plane are those of CoreGraphics")
    func plane() {
        let turn = CATransform3DMakeRotation(0.7, 0, 0, 1)
        let affine = CGAffineTransform(rotationAngle: 0.7)
        #expect(CATransform3DIsAffine(turn))
        #expect(isClose(CATransform3DMakeAffineTransform(affine), turn))
        let both = CATransform3DConcat(turn, CATransform3DMakeTranslation(3, 4, 0))
        #expect(
            isClose(
                CATransform3DMakeAffineTransform(affine.concatenating(CGAffineTransform(translationX: 3, y: 4))), both))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    }

    @Test("a layer's frame follows its bounds, place and anchor, and places are converted among layers")
    func geometry() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
        outer.addSublayer(inner)
        inner.frame = CGRect(x: 5, y: 6, width: 30, height: 40)
        inner.anchorPoint = .zero
        #expect(inner.frame.origin == inner.position)
        inner.frame = CGRect(x: 5, y: 6, width: 30, height: 40)
        #expect(inner.position == CGPoint(x: 5, y: 6))
        #expect(inner.convert(.zero, to: nil) == CGPoint(x: 15, y: 26))
        #expect(outer.hitTest(CGPoint(x: 16, y: 27)) === inner)
        inner.removeFromSuperlayer()
        #expect(inner.superlayer == nil && outer.sublayers?.isEmpty != false)
    }

    @Test("a frame that is set is read back, and points come back through the layers between")
    func frames() {
        var random = SeededGenerator(seed: 27)
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        for _ in 0..<200 {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            for layer in [outer, inner] {
                layer.anchorPoint = CGPoint(x: number(-1...2), y: number(-1...2))
                layer.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
                layer.setAffineTransform(CGAffineTransform(scaleX: number(0.2...3), y: number(0.2...3)))
                let frame = CGRect(
                    x: number(-90...90), y: number(-90...90), width: number(1...90), height: number(1...90))
                layer.frame = frame
                let read = layer.frame
                #expect(abs(read.minX - frame.minX) + abs(read.minY - frame.minY) < 1e-6)
                #expect(abs(read.width - frame.width) + abs(read.height - frame.height) < 1e-6)
                layer.setAffineTransform(layer.affineTransform().rotated(by: number(-3...3)))
            }
            let point = CGPoint(x: number(-90...90), y: number(-90...90))
            for other in [outer, nil] {
                let back = inner.convert(inner.convert(point, to: other), from: other)
                #expect(abs(back.x - point.x) + abs(back.y - point.y) < 1e-6)
            }
            let outside = inner.convert(point, to: nil)
            let step = outer.convert(inner.convert(point, to: outer), to: nil)
            #expect(abs(outside.x - step.x) + abs(outside.y - step.y) < 1e-6)
        }
    }

    @Test("a scroll layer scrolls along its axes, also where a layer inside asks for it")
    func scrolling() {
        let (scroll, inner) = (CAScrollLayer(), CALayer())
        scroll.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        scroll.addSublayer(inner)
        inner.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        scroll.scrollMode = .vertically
        inner.scrollRectToVisible(inner.bounds)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
        scroll.scrollMode = .both
        inner.scroll(CGPoint(x: 1, y: 2))
        #expect(scroll.bounds.origin == CGPoint(x: 21, y: 32))
    }

    @Test("an animation's delegate is told of its end, and a transaction's closure is called")
    @MainActor
    func ends() async throws {
        final class Delegate: CAAnimationDelegate {
            var ends = 0
            weak var layer: CALayer?
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                ends += flag ? 1 : 0
                // The usual pulse: one animation begins where another ends.
                if ends < 1_000 { layer?.add(anim, forKey: "fade") }
            }
        }
        let (delegate, layer) = (Delegate(), CALayer())
        delegate.layer = layer
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = delegate
        layer.add(animation, forKey: "fade")
        #expect(delegate.ends == 0 && layer.animationKeys() == ["fade"], "it has not ended yet")
        for _ in 0..<2_000 where delegate.ends < 1_000 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(delegate.ends == 1_000 && layer.animationKeys() == nil)
        let (endless, other) = (CABasicAnimation(keyPath: "opacity"), Delegate())
        endless.delegate = other
        endless.repeatCount = .infinity
        layer.add(endless, forKey: "pulse")
        try await Task.sleep(for: .milliseconds(20))
        #expect(other.ends == 0 && layer.animationKeys() == ["pulse"])
        var told: [Int] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { told.append(1) }
        #expect(CATransaction.disableActions() && told == [])
        CATransaction.commit()
        #expect(told == [1] && !CATransaction.disableActions())
    }

    @Test("a layer takes the place of another, wherever it stood")
    func replaced() {
        for names in [["new", "old"], ["old", "new"], ["new", "old", "x"], ["x", "old", "new"]] {
            let layer = CALayer()
            for name in names {
                let inner = CALayer()
                inner.name = name
                layer.addSublayer(inner)
            }
            func named(_ name: String) -> CALayer { layer.sublayers?.first { $0.name == name } ?? CALayer() }
            layer.replaceSublayer(named("old"), with: named("new"))
            let expected = names.filter { $0 != "new" }.map { $0 == "old" ? "new" : $0 }
            #expect(layer.sublayers?.map(\.name) == expected, "\(names)")
        }
    }

    @Test("values that are set by keys are read back")
    func keys() {
        let layer = CALayer()
        layer.setValue(3, forKeyPath: "transform.scale")
        #expect(layer.value(forKeyPath: "transform.scale") as? Int == 3)
        #expect(CALayer().value(forKeyPath: "transform.scale") == nil)
        #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 0)
    }
}
