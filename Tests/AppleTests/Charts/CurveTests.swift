import Foundation
import RandomInput
import Testing

@testable import Charts

@Suite("Curves of charts")
struct CurveTests {
    private static let methods: [InterpolationMethod] = [
        .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .cardinal, .cardinal(tension: 0), .stepStart,
        .stepCenter,
        .stepEnd,
    ]

    private func points(_ random: inout SeededGenerator) -> [CGPoint] {
        var x: CGFloat = 0
        return (0..<random.number(2...12)).map { _ in
            x += .random(in: 1...40, using: &random)
            return CGPoint(x: x, y: .random(in: -100...100, using: &random))
        }
    }

    private func ends(_ curve: Curve) -> [CGPoint] {
        curve.pieces.map { piece in
            switch piece {
            case .line(let end), .curve(_, _, let end): end
            }
        }
    }

    @Test("a curve goes through each of its points, in their order", arguments: methods)
    func through(_ method: InterpolationMethod) {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<50 {
            let points = points(&random)
            let curve = Curve(through: points, method)
            var rest = ([curve.start].compactMap { $0 } + ends(curve))[...]
            for point in points {
                guard let place = rest.firstIndex(of: point) else {
                    Issue.record("\(point) is not on the curve")
                    return
                }
                rest = rest[place...]
            }
        }
    }

    @Test("a monotone curve stays between each two of its points")
    func monotone() {
        var random = SeededGenerator(seed: 13)
        for _ in 0..<200 {
            let points = points(&random)
            let curve = Curve(through: points, .monotone)
            for (index, piece) in curve.pieces.enumerated() {
                guard case .curve(let first, let second, let end) = piece else { continue }
                let start = points[index]
                let (low, high) = (min(start.y, end.y) - 1e-6, max(start.y, end.y) + 1e-6)
                for step in 0...20 {
                    let t = CGFloat(step) / 20
                    let u = 1 - t
                    let y = u * u * u * start.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y + t * t * t * end.y
                    #expect(y >= low && y <= high)
                }
            }
        }
    }

    @Test("a cardinal curve without any slack is straight, and steps have corners alone")
    func degenerate() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 8), CGPoint(x: 20, y: 2)]
        for piece in Curve(through: points, .cardinal(tension: 1)).pieces {
            guard case .curve(_, let second, let end) = piece else { continue }
            #expect(second == end)
        }
        let steps = ends(Curve(through: points, .stepEnd))
        #expect(steps == [(10, 0), (10, 8), (10, 8), (20, 8), (20, 2), (20, 2)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(Curve(through: [points[0]], .monotone).pieces.isEmpty)
        #expect(Curve(through: [], .linear).start == nil)
    }

    @Test("sectors come to a whole circle, and a path of one lies in its ring")
    @MainActor func sectors() {
        var random = SeededGenerator(seed: 17)
        for _ in 0..<50 {
            let amounts = (0..<random.number(2...9)).map { _ in Double.random(in: 0.5...20, using: &random) }
            var marks = _ChartMarks()
            collect(ForEach(amounts.indices, id: \.self) { SectorMark(angle: .value("a", amounts[$0])) }, into: &marks)
            let angles = SectorAngles(marks.marks)
            var end = 0.0
            for (index, amount) in amounts.enumerated() {
                guard let (start, stop) = angles[index] else { continue }
                #expect(abs(start - end) < 1e-9)
                #expect(abs((stop - start) / (2 * .pi) - amount / amounts.reduce(0, +)) < 1e-9)
                end = stop
                let shape = SectorShape(
                    center: CGPoint(x: 100, y: 100), inner: 40, outer: 90, start: start, end: stop, inset: 2, corner: 4)
                shape.path.forEach { element in
                    guard let place = element.end else { return }
                    let (x, y) = (place.x - 100, place.y - 100)
                    #expect(hypot(x, y) <= 90.01)
                    // A point is on its own side of both bounds, at least by the inset; in wide sectors one bound is far.
                    for (angle, inward) in [(start, 1.0), (stop, -1.0)] where stop - start < .pi {
                        let across = (CGFloat(cos(angle)) * x + CGFloat(sin(angle)) * y) * CGFloat(inward)
                        #expect(across >= 1.99)
                    }
                }
            }
            #expect(abs(end - 2 * .pi) < 1e-9)
        }
    }
}

extension Path.Element {
    /// The point at which the element ends; nil for one that closes a figure.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}
