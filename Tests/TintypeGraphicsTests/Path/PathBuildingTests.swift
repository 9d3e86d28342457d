import Foundation
import Testing

@testable import TintypeGraphics

@Suite struct PathBuildingTests {
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test func stepsFollowEachOther() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: point(4, 0))
        path.addLines([point(5, 5), point(6, 5)])
        path.addQuadCurve(to: point(8, 0), control: point(6, 3))
        path.addCurve(to: point(0, 9), control1: point(9, 1), control2: point(9, 8))
        path.closeSubpath()
        #expect(
            path.elements == [
                .move(to: .zero), .line(to: point(4, 0)), .move(to: point(5, 5)), .line(to: point(6, 5)),
                .quadCurve(to: point(8, 0), control: point(6, 3)),
                .curve(to: point(0, 9), control1: point(9, 1), control2: point(9, 8)), .closeSubpath,
            ])
    }

    @Test func wholeFormsAreAdded() {
        let rect = CGRect(x: 1, y: 2, width: 30, height: 20)
        func added(_ add: (inout Path) -> Void) -> Path { Path { add(&$0) } }
        #expect(added { $0.addRect(rect) }.elements == Path(rect).elements)
        #expect(added { $0.addEllipse(in: rect) }.elements == Path(ellipseIn: rect).elements)
        let size = CGSize(width: 5, height: 5)
        #expect(
            added { $0.addRoundedRect(in: rect, cornerSize: size) }.elements
                == Path(roundedRect: rect, cornerSize: size).elements)
        let moved = added { $0.addPath(Path(rect), transform: CGAffineTransform(translationX: 3, y: 4)) }
        #expect(moved.boundingRect == CGRect(x: 4, y: 6, width: 30, height: 20))
    }

    // Measured on SwiftUI: `clockwise: false` from 0 to 90 degrees draws the lower right quarter.
    @Test func arcsTurnAsTheClockDoesOnTheScreen() {
        var (quarter, relative) = (Path(), Path())
        quarter.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        #expect(quarter.elements == relative.elements)
        #expect(quarter.elements.first == .move(to: point(10, 0)))
        let end = quarter.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        let box = quarter.boundingRect
        #expect(box.minX > -1e-9 && box.minY > -1e-9 && box.maxX < 10 + 1e-9 && box.maxY < 10 + 1e-9)
    }

    @Test func pathsAreMovedAndChanged() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.offsetBy(dx: 3, dy: 4).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 20))
        let doubled = path.applying(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(doubled.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func anglesAreCountedBothWays() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
        #expect(Angle.radians(1) + .radians(2) == .radians(3) && Angle.radians(1) < .radians(2))
    }
}
