import Foundation
import Testing
import TintypeGraphics

@testable import TintypeScene

@Suite("Paths in SVG's notation")
struct SVGPathTests {
    @Test(
        "relative steps, steps without their letter and numbers without spaces draw what absolute ones do",
        arguments: [
            ("M2 3 L5 7 L9 7 Z", "m2,3l3 4 4 0z"),
            ("M1 1 L3 1 L3 5 L1 5", "M1 1H3V5H1"),
            ("M1 1 L3 1 L3 5", "m1 1h2v4"),
            ("M0 0 C1 2 3 4 5 6 C7 8 9 1 2 3", "M0 0C1 2 3 4 5 6S9 1 2 3"),
            ("M0 0 Q1 2 3 0 Q5 -2 6 0", "m0 0q1 2 3 0t3 0"),
            ("M0.5 0.25 L-0.5 -1", "M.5.25-.5-1"),
            ("M0 0 A4 4 0 0 1 8 0", "M0 0a4 4 0 018 0"),
            ("M10 0 L20 0", "M1e1 0L2E1 0"),
        ])
    func forms(plain: String, short: String) throws {
        #expect(try SVGPathReader.path(of: plain).description == SVGPathReader.path(of: short).description)
    }

    @Test("a smooth step after one of another kind begins at its own start")
    func smooth() throws {
        #expect(
            try SVGPathReader.path(of: "M1 2 L3 4 S7 8 9 9").description
                == SVGPathReader.path(of: "M1 2 L3 4 C3 4 7 8 9 9").description)
    }

    @Test("an arc's points lie on its ellipse, and it ends where it says", arguments: 0..<60)
    func arcs(seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed) + 1)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        let (rx, ry) = (number(20...60), number(20...60))
        let turn = number(0...180)
        let end = CGPoint(x: number(-18...18), y: number(-18...18))
        let flags = "\(seed % 2) \(seed / 2 % 2)"
        let path = try SVGPathReader.path(of: "M0 0 A\(rx) \(ry) \(turn) \(flags) \(end.x) \(end.y)")
        let last = try #require(path.currentPoint)
        #expect(abs(last.x - end.x) < 1e-9 && abs(last.y - end.y) < 1e-9)
        // In the space where the ellipse is a circle of radius 1, three points of it say where its centre is.
        let angle = turn * .pi / 180
        let points = path.elementPoints.map { point in
            CGPoint(
                x: (cos(angle) * point.x + sin(angle) * point.y) / rx,
                y: (cos(angle) * point.y - sin(angle) * point.x) / ry)
        }
        let ends = points.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
        let (start, stop) = (ends[0], ends[ends.count - 1])
        let half = CGPoint(x: (start.x + stop.x) / 2, y: (start.y + stop.y) / 2)
        let length = hypot(stop.x - half.x, stop.y - half.y)
        let height = (1 - length * length).squareRoot() / length
        let centers = [height, -height].map {
            CGPoint(x: half.x - $0 * (stop.y - half.y), y: half.y + $0 * (stop.x - half.x))
        }
        #expect(
            centers.contains { center in
                ends.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - 1) < 1e-6 }
            })
        // The large arc is more than half of the ellipse, and a curve is a quarter at most.
        #expect(seed % 2 == 1 ? ends.count > 3 : ends.count <= 3)
    }

    @Test(
        "what is no path is told with its place",
        arguments: [
            ("10 10", 0), ("M0 0 L10 x", 9), ("M0 0 A4 4 0 2 0 8 0", 12), ("M0", 2), ("L0 0", 0), ("M0 0 W3", 5),
        ])
    func problems(text: String, offset: Int) {
        #expect(
            performing: { _ = try SVGPathReader.path(of: text) }, throws: { ($0 as? SVGPathProblem)?.offset == offset })
    }
}

extension Path {
    /// The points of its steps, control points included.
    fileprivate var elementPoints: [CGPoint] {
        var points: [CGPoint] = []
        forEach { element in
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve(let to, let control): points += [control, to]
            case .curve(let to, let control1, let control2): points += [control1, control2, to]
            case .closeSubpath: break
            }
        }
        return points
    }
}

/// Numbers that are the same each time.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
