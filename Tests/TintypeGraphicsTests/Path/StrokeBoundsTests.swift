import Foundation
import RandomInput
import Testing

@testable import TintypeGraphics

@Suite("The box of a stroke")
struct StrokeBoundsTests {
    /// A path of lines, and of curves where they are asked for, with closed parts and points that repeat.
    private func path(_ random: inout SeededGenerator, hasCurves: Bool) -> Path {
        func point() -> CGPoint {
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                switch Int.random(in: 0...(hasCurves ? 5 : 3), using: &random) {
                case 0: path.addLine(to: path.currentPoint ?? .zero)
                case 4: path.addQuadCurve(to: point(), control: point())
                case 5: path.addCurve(to: point(), control1: point(), control2: point())
                default: path.addLine(to: point())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        return path
    }

    private func style(_ random: inout SeededGenerator) -> StrokeStyle {
        StrokeStyle(
            lineWidth: .random(in: 0.5...12, using: &random),
            lineCap: [.butt, .round].randomElement(using: &random) ?? .butt,
            lineJoin: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
            miterLimit: .random(in: 0.5...12, using: &random))
    }

    /// Returns whether one box holds another, but for a tenth of a point: Foundation's `contains` on Linux compares sums exactly.
    private func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
        outer.minX - 0.1 <= inner.minX && outer.minY - 0.1 <= inner.minY && inner.maxX <= outer.maxX + 0.1
            && inner.maxY <= outer.maxY + 0.1
    }

    @Test("holds all that is drawn", arguments: 0..<300)
    func holdsInk(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = path(&random, hasCurves: true)
        let style = style(&random)
        let drawn = Path(storage: .elements(path.strokeOutline(style))).boundingRect
        let told = style.inkBounds(of: path)
        #expect(drawn.isNull || holds(told, drawn), "\(drawn) in \(told) of \(path)")
    }

    @Test("is no wider than lines, caps and mitres", arguments: 0..<300)
    func isTight(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let path = path(&random, hasCurves: false)
        var style = style(&random)
        style.lineJoin = .miter
        let told = style.inkBounds(of: path)
        let tips = Path(storage: .elements(path.strokeOutline(style))).boundingRect
        let around = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
        #expect(holds(tips.union(around), told), "\(told) of \(path)")
    }

    @Test("has a mitre where two lines meet at an angle, and none along a straight line")
    func mitres() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 5, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 0))
        let style = StrokeStyle(lineWidth: 4)
        #expect(style.inkBounds(of: line) == CGRect(x: -2, y: -2, width: 14, height: 4))
        line.addLine(to: CGPoint(x: 0, y: 5))
        // Lines that meet at the angle whose tangent is 1/2.
        let half = atan(0.5) / 2
        #expect(abs(style.inkBounds(of: line).maxX - (10 + 2 / sin(half) * cos(half))) < 1e-9)
    }
}
