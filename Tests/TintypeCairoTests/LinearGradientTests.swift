import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct LinearGradientTests {
    private func draw(
        _ stops: [(Double, CGFloat)], from start: CGPoint, to end: CGPoint,
        _ transform: CGAffineTransform = .identity
    ) throws -> Bitmap {
        let stops = stops.map { GradientStop(color: ResolvedColor(red: $0.0, green: 0, blue: 0), location: $0.1) }
        let item = DisplayItem.fill(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle(),
            .linearGradient(stops: stops, start: start, end: end))
        return try Fixture.draw([.group(.transform(transform), [item])], width: 10, height: 10)
    }

    private let top = CGPoint.zero
    private let bottom = CGPoint(x: 0, y: 10)
    private let ramp: [UInt8] = [13, 38, 64, 89, 115, 140, 166, 191, 217, 242]

    @Test func everyRowHasTheColourOfItsMiddle() throws {
        let picture = try draw([(0, 0), (1, 1)], from: top, to: bottom)
        #expect((0..<10).map { picture[3, $0].x } == ramp)
        #expect((0..<10).allSatisfy { picture[$0, 4] == picture[0, 4] })
    }

    @Test func itRunsAlongItsDirection() throws {
        #expect(try draw([(0, 0), (1, 1)], from: top, to: CGPoint(x: 10, y: 0)).reds(row: 2, 0..<10) == ramp)
        let diagonal = try draw([(0, 0), (1, 1)], from: top, to: CGPoint(x: 10, y: 10))
        #expect(diagonal[3, 5] == diagonal[5, 3] && diagonal[0, 0].x == 13 && diagonal[9, 9].x == 242)
    }

    @Test func itTurnsWithItsItem() throws {
        let turned = CGAffineTransform(rotationAngle: -.pi / 2).concatenating(
            CGAffineTransform(translationX: 0, y: 10))
        #expect(try draw([(0, 0), (1, 1)], from: top, to: bottom, turned).reds(row: 2, 0..<10) == ramp)
    }

    @Test func equalPlacesMakeAHardEdge() throws {
        let picture = try draw([(0, 0), (0, 0.5), (1, 0.5), (1, 1)], from: top, to: bottom)
        #expect((0..<10).map { picture[0, $0].x } == [0, 0, 0, 0, 0, 255, 255, 255, 255, 255])
    }

    @Test func stopsAreSortedAndMayLieOutside() throws {
        #expect((0..<10).map { try! draw([(1, 1), (0, 0)], from: top, to: bottom)[0, $0].x } == ramp)
        let outside = try draw([(0, -1), (1, 1)], from: top, to: bottom)
        #expect(outside[0, 0].x == 134 && outside[0, 9].x == 249)
    }

    @Test("a large one whose columns or rows are alike has them all over", arguments: [false, true])
    func large(isAcross: Bool) throws {
        func draw(_ length: CGFloat) throws -> Bitmap {
            let size = isAcross ? CGSize(width: 20, height: length) : CGSize(width: length, height: 20)
            let stops = [
                GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 0.4), location: 0),
                GradientStop(color: ResolvedColor(red: 1, green: 0.5, blue: 0, alpha: 0.7), location: 1),
            ]
            // Edges between pixels are drawn row by row.
            let path = Path(CGRect(x: 0.25, y: 0.25, width: size.width - 0.5, height: size.height - 0.5))
            let end = isAcross ? CGPoint(x: 20, y: 0) : CGPoint(x: 0, y: 20)
            let item = DisplayItem.fill(path, FillStyle(), .linearGradient(stops: stops, start: .zero, end: end))
            return try Fixture.draw([item], width: size.width, height: size.height)
        }
        let (large, small) = (try draw(2_600), try draw(100))
        for along in [1, 2, 510, 511, 512, 513, 1_024, 1_535, 2_047, 2_598] {
            for across in 0..<20 {
                let (x, y) = isAcross ? (across, along) : (along, across)
                #expect(large[x, y] == (isAcross ? small[across, 50] : small[50, across]), "\(x), \(y)")
            }
        }
    }

    @Test func beyondTheEndsTheColourStays() throws {
        let picture = try draw([(0.2, 0.4), (0.8, 0.6)], from: top, to: bottom)
        #expect(picture[0, 0].x == 51 && picture[0, 9].x == 204)
    }

    @Test func coloursAreMixedBeforeAlphaIsApplied() throws {
        let stops = [
            GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0), location: 0),
            GradientStop(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 1),
        ]
        let item = DisplayItem.fill(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle(),
            .linearGradient(stops: stops, start: top, end: bottom))
        let picture = try Fixture.draw([item], width: 10, height: 10, background: nil)
        #expect((1..<10).allSatisfy { picture[0, $0].x == 255 && picture[0, $0].y == 0 })
    }
}
