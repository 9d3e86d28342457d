import Foundation
import Testing

import TintypeGraphics

@testable import TintypeSymbols

@Suite struct PolygonRegionTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> PolygonRegion {
        PolygonRegion(Path(CGRect(x: x, y: y, width: side, height: side)))
    }

    private func area(_ region: PolygonRegion) -> Double {
        let steps = Double(PolygonRegion.stepsPerUnit)
        return Double(region.contours.map(PolygonRegion.doubledArea).reduce(0, +)) / 2 / steps / steps
    }

    @Test func aCutLeavesTheRestClockwise() {
        let rest = square(0, 0, 10).subtracting(square(5, 5, 10))
        #expect(abs(area(rest) - 75) < 0.001)
        #expect(rest.path.winding(around: CGPoint(x: 2, y: 2)) == 1)
        #expect(!rest.path.contains(7, 7))
    }

    @Test func aCutInsideIsAHoleThatRunsTheOtherWay() {
        let ring = square(0, 0, 10).subtracting(square(3, 3, 4))
        #expect(abs(area(ring) - 84) < 0.001)
        #expect(ring.contours.count == 2)
        #expect(ring.path.winding(around: CGPoint(x: 5, y: 5)) == 0)
    }

    @Test func cuttingWhatIsElsewhereChangesNothing() {
        #expect(abs(area(square(0, 0, 10).subtracting(square(20, 0, 5))) - 100) < 0.001)
    }

    @Test func cuttingAlongASharedEdgeLeavesNoSliver() {
        let rest = square(0, 0, 10).subtracting(PolygonRegion(Path(CGRect(x: 5, y: 0, width: 5, height: 10))))
        #expect(abs(area(rest) - 50) < 0.001)
        #expect(rest.contours.count == 1)
    }

    @Test func whatIsCommonIsTheOverlap() {
        #expect(abs(area(square(0, 0, 10).intersection(square(6, 4, 10))) - 24) < 0.001)
    }

    @Test func overlappingContoursBecomeOne() {
        let both = PolygonRegion(contours: square(0, 0, 10).contours + square(5, 0, 10).contours).simplified()
        #expect(abs(area(both) - 150) < 0.001)
        #expect(both.contours.count == 1)
    }

    @Test func curvesAreCutToo() {
        let disc = PolygonRegion(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let inner = PolygonRegion(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(abs(area(disc.subtracting(inner)) - 75 * Double.pi) < 0.4)
    }

    @Test func anInsetMovesEverySideInwards() {
        #expect(abs(area(square(0, 0, 10).inset(by: 2)) - 36) < 0.001)
    }

    @Test func anInsetGrowsHoles() {
        let ring = square(0, 0, 20).subtracting(square(8, 8, 4))
        #expect(abs(area(ring.inset(by: 2)) - (256 - 64)) < 0.001)
    }

    @Test func aShapeThinnerThanTwiceTheInsetVanishes() {
        #expect(PolygonRegion(Path(CGRect(x: 0, y: 0, width: 20, height: 3))).inset(by: 2).contours.isEmpty)
        #expect(PolygonRegion(Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 3))).inset(by: 2).contours.isEmpty)
    }

    @Test func anIslandInAHoleGoesWithTheHole() {
        let ring = square(0, 0, 20).subtracting(square(5, 5, 10))
        let island = PolygonRegion(contours: ring.contours + square(8, 8, 4).contours).simplified()
        #expect(island.contours.count == 3)
        #expect(abs(area(island.withoutHoles()) - 400) < 0.001)
    }

    @Test func aStrokeHasRoundEndsAndJoins() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        let stroke = PolygonRegion.stroke(path, width: 2).simplified()
        #expect(abs(area(stroke) - (20 + Double.pi)) < 0.03)
    }

    @Test func aClosedStrokeHasAHoleWhicheverWayItRuns() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        for line in [path, path.reversed()] {
            let stroke = PolygonRegion.stroke(line, width: 2).path
            #expect(!stroke.contains(5, 5))
            #expect(stroke.contains(0, 5))
            #expect(stroke.contains(10.5, 5))
        }
    }

    @Test func aStrokeThatCrossesItselfIsFilledAtTheCrossing() {
        let pen: SymbolPen = "M 0 0 L 10 10 M 10 0 L 0 10"
        #expect(PolygonRegion.stroke(pen.path, width: 2).path.contains(5, 5))
    }
}
