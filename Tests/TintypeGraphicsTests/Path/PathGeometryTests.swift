import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct PathGeometryTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        for line in path.lines(tolerance: 0.001) {
            for (index, a) in line.points.enumerated() {
                let b = line.points[(index + 1) % line.points.count]
                sum += a.x * b.y - b.x * a.y
            }
        }
        return abs(sum) / 2
    }

    @Test func trimmingFollowsTheLength() {
        let half = square.trimmedPath(from: 0, to: 0.5)
        #expect(half.elements.map(\.points) == [[.zero], [CGPoint(x: 10, y: 0)], [CGPoint(x: 10, y: 10)]])
        #expect(square.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 10, y: 0, width: 0, height: 10))
        #expect(square.trimmedPath(from: 0.6, to: 0.4).isEmpty)
        #expect(square.trimmedPath(from: -1, to: 2) == square)
    }

    @Test func trimmingACircleEndsOnIt() {
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let end = circle.trimmedPath(from: 0, to: 1.0 / 3).currentPoint ?? .zero
        #expect(abs(end.x + 5) < 0.02 && abs(end.y - 10 * sin(.pi * 2 / 3)) < 0.02)
    }

    @Test func pointsAreInsideByEitherRule() {
        var rings = square
        rings.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let middle = CGPoint(x: 5, y: 5)
        #expect(rings.contains(middle) && !rings.contains(middle, eoFill: true))
        #expect(rings.contains(CGPoint(x: 1, y: 1), eoFill: true) && !rings.contains(CGPoint(x: 11, y: 5)))
    }

    @Test func pathsAreCombined() {
        let other = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(abs(area(square.intersection(other)) - 50) < 0.01)
        #expect(abs(area(square.union(other)) - 150) < 0.01)
        #expect(abs(area(square.subtracting(other)) - 50) < 0.01)
        #expect(square.symmetricDifference(other).contains(CGPoint(x: 12, y: 5)))
        #expect(!square.symmetricDifference(other).contains(CGPoint(x: 7, y: 5)))
        #expect(square.lineSubtraction(other).contains(CGPoint(x: 5, y: 5)) == false)
    }

    @Test func aStrokesOutlineCoversTheLine() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let stroke = Path(storage: .elements(line.strokedPath(StrokeStyle(lineWidth: 2)).elements))
        #expect(stroke.contains(CGPoint(x: 5, y: 0.9)) && stroke.contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(!stroke.contains(CGPoint(x: 5, y: 1.1)) && !stroke.contains(CGPoint(x: -0.5, y: 0)))
    }

    @Test func aStrokesOutlineHasItsDashes() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)])
        let style = StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1)
        let stroke = Path(storage: .elements(line.strokedPath(style).elements))
        let covered = (0..<20).filter { stroke.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
        #expect(covered == [0, 1, 2, 5, 6, 7, 8, 11, 12, 13, 14, 17, 18, 19])
    }

    @Test func arcsTouchTheirTangents() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        let start = path.elements[1].points[0]
        #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
    }

    @Test func anEndlessArcEnds() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(-.infinity), clockwise: false)
        #expect(path.isEmpty)
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(-1e9), clockwise: false)
        #expect(!path.isEmpty)
    }

    @Test func cornersAreRoundedOneByOne() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let path = Path(
            roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 10, bottomTrailing: 4), style: .circular)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 19.5)) && path.contains(CGPoint(x: 17, y: 17)))
        #expect(path.boundingRect == rect)
    }

    @Test func aDescriptionIsReadBack() {
        var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4))
        path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 0.5, y: -1))
        #expect(Path(path.description)?.elements == path.elements)
        #expect(Path("0 0 m 10 0 l h")?.elements.count == 3 && Path("0 m") == nil && Path("1 2") == nil)
    }

    @Test func moreDashesThanCanBeToldApartAreALine() {
        let style = StrokeStyle(lineWidth: 2, dash: [0.0001, 0.0002, 0])
        var solid = style
        solid.dash = []
        var path = Path()
        for row in 0..<2000 {
            path.move(to: CGPoint(x: 0, y: CGFloat(row)))
            path.addLine(to: CGPoint(x: 100, y: CGFloat(row)))
        }
        for path in [path, Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e6, height: 3))] {
            #expect(path.strokedPath(style).elements == path.strokedPath(solid).elements)
        }
    }
}
