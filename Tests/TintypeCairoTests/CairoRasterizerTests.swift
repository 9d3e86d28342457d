import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct CairoRasterizerTests {
    @Test func aRectangleOnPixelEdgesIsExact() throws {
        let picture = try Fixture.draw([Fixture.fill(5, 6, 3, 4, Fixture.red)], background: nil)
        #expect(picture.ink(on: [0, 0, 0, 0]) == CGRect(x: 5, y: 6, width: 3, height: 4))
        for y in 6..<10 { for x in 5..<8 { #expect(picture[x, y] == [255, 0, 0, 255]) } }
    }

    @Test func aRectangleBetweenPixelsCoversThemInPart() throws {
        let picture = try Fixture.draw([Fixture.fill(1.5, 2.25, 2, 1, .black)])
        for (found, covered) in zip(picture.reds(row: 2, 0..<5), [0, 0.375, 0.75, 0.375, 0]) {
            #expect(abs(Double(found) - 255 * (1 - covered)) <= 1)
        }
    }

    @Test func translucentColoursStayStraight() throws {
        let color = ResolvedColor(bytes: 200, 100, 50, alpha: 0.5)
        let picture = try Fixture.draw([Fixture.fill(0, 0, 9, 9, color)], background: nil)
        #expect(picture[0, 0].w == 128)
        for (found, wanted) in zip([picture[0, 0].x, picture[0, 0].y, picture[0, 0].z], [200, 100, 50]) {
            #expect(abs(Int(found) - wanted) <= 1)
        }
    }

    @Test func opacityFadesItemsTogether() throws {
        let items = [Fixture.fill(0, 0, 10, 10, Fixture.red), Fixture.fill(5, 0, 10, 10, Fixture.blue)]
        let picture = try Fixture.draw([.group(.opacity(0.5), items)])
        #expect(picture[2, 2] == picture[12, 2].reversedColor)
        #expect(picture[7, 2] == picture[12, 2])
        #expect(picture[12, 2] == [127, 127, 255, 255])
    }

    @Test func nestedOpacitiesMultiply() throws {
        let picture = try Fixture.draw([
            .group(.opacity(0.5), [.group(.opacity(0.5), [Fixture.fill(0, 0, 9, 9, .black)])])
        ])
        #expect(abs(Int(picture[1, 1].x) - 191) <= 1)
    }

    @Test func aClipHidesWhatIsOutside() throws {
        let hole = Path { path in
            path.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
            path.addRect(CGRect(x: 5, y: 5, width: 6, height: 6))
        }
        let picture = try Fixture.draw([
            .group(.clip(hole, FillStyle(eoFill: true)), [Fixture.fill(0, 0, 20, 20, .black)])
        ])
        #expect(picture.ink() == CGRect(x: 2, y: 2, width: 12, height: 12))
        #expect(picture[7, 7].x == 255)
        let nothing = try Fixture.draw([.group(.clip(Path(), FillStyle()), [Fixture.fill(0, 0, 20, 20, .black)])])
        #expect(nothing.ink().isNull)
    }

    @Test func transformsApplyFromTheInsideOut() throws {
        let turned = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
            CGAffineTransform(translationX: 20, y: 0))
        let picture = try Fixture.draw([.group(.transform(turned), [Fixture.fill(1, 2, 8, 3, .black)])])
        #expect(picture.ink() == CGRect(x: 15, y: 1, width: 3, height: 8))
        let gone = CGAffineTransform(scaleX: 0, y: 1)
        #expect(try Fixture.draw([.group(.transform(gone), [Fixture.fill(1, 2, 8, 3, .black)])]).ink().isNull)
    }

    // Measured on SwiftUI, with the line from 0 to 100: where the dashes are, and how far the caps reach.
    @Test func dashesAndCaps() throws {
        func columns(_ style: StrokeStyle, from: CGFloat, to: CGFloat) throws -> [ClosedRange<Int>] {
            let line = Path { $0.addLines([CGPoint(x: from, y: 10), CGPoint(x: to, y: 10)]) }
            let picture = try Fixture.draw([.stroke(line, style, .color(.black))], width: 100)
            var runs: [ClosedRange<Int>] = []
            for x in 0..<100 where picture[x, 9].x == 0 {
                if let last = runs.last, last.upperBound == x - 1 {
                    runs[runs.count - 1] = last.lowerBound...x
                } else {
                    runs.append(x...x)
                }
            }
            return runs
        }
        let dashed = StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5)
        #expect(try columns(dashed, from: 0, to: 100) == [0...4, 15...24, 35...44, 55...64, 75...84, 95...99])
        let uneven = StrokeStyle(lineWidth: 4, dash: [10, 5, 2, 5])
        #expect(try columns(uneven, from: 0, to: 60) == [0...9, 15...16, 22...31, 37...38, 44...53, 59...59])
        #expect(try columns(StrokeStyle(lineWidth: 10), from: 20, to: 80) == [20...79])
        #expect(try columns(StrokeStyle(lineWidth: 10, lineCap: .square), from: 20, to: 80) == [15...84])
        #expect(try columns(StrokeStyle(lineWidth: 4, dash: [0, 0]), from: 20, to: 80) == [20...79])
        #expect(try columns(StrokeStyle(lineWidth: 0), from: 20, to: 80) == [])
    }

    @Test func aStrokeOfOnePointOnAnEdgeCoversTwoRowsByHalf() throws {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)]) }
        let picture = try Fixture.draw([.stroke(line, StrokeStyle(), .color(.black))])
        #expect((8..<12).map { picture[5, $0].x } == [255, 127, 127, 255])
    }

    @Test func imagesKeepTheirPixelsWhereTheyMeetThePictures() throws {
        var image = Bitmap(width: 2, height: 1)
        image[0, 0] = [255, 0, 0, 255]
        image[1, 0] = [10, 20, 30, 128]
        let picture = try Fixture.draw([.image(image, in: CGRect(x: 3, y: 4, width: 2, height: 1))], background: nil)
        #expect(picture[3, 4] == [255, 0, 0, 255])
        #expect(picture[4, 4].w == 128 && abs(Int(picture[4, 4].z) - 30) <= 1)
        #expect(picture.ink(on: [0, 0, 0, 0]) == CGRect(x: 3, y: 4, width: 2, height: 1))
        let large = try Fixture.draw([.image(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))], background: nil)
        #expect(large[0, 0] == [255, 0, 0, 255])
    }

    @Test func sizesThatCannotBeAreErrors() {
        func draw(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) throws {
            let list = DisplayList(
                size: CGSize(width: width, height: height), scale: scale, background: nil, items: [])
            _ = try CairoRasterizer(fonts: Fixture.fonts).rasterize(list)
        }
        for (width, height) in [
            (0, 5) as (CGFloat, CGFloat), (5, -1), (.nan, 5), (.infinity, 5), (40_000, 1), (30_000, 30_000),
        ] {
            #expect(throws: RenderError.self) { try draw(width, height) }
        }
        #expect(throws: RenderError.self) { try draw(100, 100, scale: .infinity) }
        #expect(throws: Never.self) { try draw(0.1, 0.1) }
    }

    @Test func numbersBeyondAllBoundsDoNoHarm() throws {
        let far = Path(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
        let items: [DisplayItem] = [
            .fill(far, FillStyle(), .color(.black)),
            .fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), FillStyle(), .color(Fixture.red)),
            .group(
                .shadow(color: .black, sigma: .infinity, offset: .zero), [.fill(Path(), FillStyle(), .color(.black))]),
            .group(.transform(CGAffineTransform(translationX: .infinity, y: 0)), [Fixture.fill(0, 0, 1, 1, .white)]),
        ]
        #expect(try Fixture.draw(items)[10, 10] == [0, 0, 0, 255])
    }

    @Test func picturesDrawnSideBySideAreTheSame() async throws {
        let shaped = try Fixture.shape("Side by side 😀", FontRequest(size: 13)).fitted(width: nil, height: nil)
        let run = shaped.glyphRuns.map { DisplayItem.glyphs($0, .color(.black)) }
        let shadow = DisplayItem.group(
            .shadow(color: .black, sigma: 2, offset: CGSize(width: 1, height: 1)), run)
        let list = DisplayList(size: CGSize(width: 160, height: 30), scale: 2, background: .white, items: [shadow])
        let rasterizer = CairoRasterizer(fonts: Fixture.fonts)
        let expected = try rasterizer.rasterize(list)
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<16 { group.addTask { try rasterizer.rasterize(list) } }
            for try await picture in group { #expect(picture == expected) }
        }
    }
}

extension SIMD4<UInt8> {
    /// Red and blue changed over.
    fileprivate var reversedColor: SIMD4<UInt8> { [z, y, x, w] }
}
