import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct GradientPaintTests {
    private func stops(_ colors: ResolvedColor...) -> [GradientStop] {
        colors.enumerated().map {
            GradientStop(color: $1, location: CGFloat($0) / CGFloat(max(colors.count - 1, 1)))
        }
    }

    private func draw(_ paint: Paint, _ transform: CGAffineTransform = .identity) throws -> Bitmap {
        let item = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), FillStyle(), paint)
        return try Fixture.draw([.group(.transform(transform), [item])])
    }

    private let black = ResolvedColor.black
    private let white = ResolvedColor.white

    @Test func aRadialGradientGoesByDistanceAndHoldsItsEnds() throws {
        let picture = try draw(
            .radialGradient(
                RadialPaint(
                    stops: stops(black, white), center: CGPoint(x: 10.5, y: 10.5), startRadius: 2, endRadius: 7)))
        #expect(picture[10, 10].x == 0 && picture[11, 10].x == 0)
        #expect(picture[10, 15].x == 153 && picture[15, 10].x == 153)
        #expect(picture[18, 10].x == 255 && picture[0, 0].x == 255)
    }

    @Test func equalRadiiMakeAHardEdge() throws {
        let picture = try draw(
            .radialGradient(
                RadialPaint(
                    stops: stops(black, white), center: CGPoint(x: 10, y: 10), startRadius: 5, endRadius: 5)))
        #expect(picture[6, 9].x == 0 && picture[4, 9].x == 255)
    }

    @Test func anEllipseIsAsWideAsItsUnit() throws {
        let picture = try draw(
            .radialGradient(
                RadialPaint(
                    stops: stops(black, white), center: CGPoint(x: 10.5, y: 10.5), startRadius: 0, endRadius: 1,
                    unit: CGSize(width: 10, height: 5))))
        #expect(picture[14, 10].x == 102 && picture[10, 13].x == 153)
    }

    @Test func anAngularGradientTurnsClockwiseFromTheTrailingSide() throws {
        let picture = try draw(
            .angularGradient(
                AngularPaint(stops: stops(black, white), center: CGPoint(x: 10, y: 10), start: 0, end: 2 * .pi)))
        // Below, on the left, above: a quarter, a half, three quarters.
        #expect(abs(Int(picture[10, 18].x) - 61) < 4)
        #expect(abs(Int(picture[1, 10].x) - 125) < 4)
        #expect(abs(Int(picture[10, 1].x) - 194) < 4)
    }

    @Test func outsideOfItsSweepAnAngularGradientHoldsTheNearerEnd() throws {
        let picture = try draw(
            .angularGradient(
                AngularPaint(stops: stops(black, white), center: CGPoint(x: 10, y: 10), start: 0, end: .pi / 2)))
        // The gap runs from straight down to straight right; its middle is up and to the left.
        #expect(picture[2, 14].x == 255 && picture[14, 2].x == 0)
    }

    @Test func aStraightMeshIsBilinear() throws {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20)]
        let picture = try draw(
            .mesh(
                MeshPaint(
                    columns: 2, rows: 2, points: corners, colors: [black, white, black, white], background: .clear,
                    smoothsColors: false)))
        #expect((0..<20).allSatisfy { picture[$0, 3] == picture[$0, 16] })
        #expect(abs(Int(picture[10, 10].x) - 134) < 3 && picture[0, 0].x < 10 && picture[19, 19].x > 245)
    }

    @Test func tilesRepeat() throws {
        var tile = Bitmap(width: 2, height: 1)
        tile[0, 0] = [255, 0, 0, 255]
        tile[1, 0] = [0, 0, 255, 255]
        let paint = PicturePaint(bitmap: tile, rect: CGRect(x: 0, y: 0, width: 2, height: 1), isTiled: true)
        let picture = try draw(.image(paint))
        #expect((0..<20).allSatisfy { picture[$0, 7].x == ($0.isMultiple(of: 2) ? 255 : 0) })
    }

    @Test func aPictureStretchesWithSquarePixelsWhereItIsNotSmooth() throws {
        var tile = Bitmap(width: 2, height: 1)
        tile[0, 0] = [255, 0, 0, 255]
        tile[1, 0] = [0, 0, 255, 255]
        let paint = PicturePaint(bitmap: tile, rect: CGRect(x: 0, y: 0, width: 20, height: 20), isSmooth: false)
        let picture = try draw(.image(paint))
        #expect(picture[9, 5] == [255, 0, 0, 255] && picture[10, 5] == [0, 0, 255, 255])
    }
}
