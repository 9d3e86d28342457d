import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct ShadowTests {
    /// A black shadow around a red square of 40 at (60, 60): its grey right of the square, halfway down.
    private func square(sigma: CGFloat) throws -> Bitmap {
        try Fixture.draw(
            [.group(.shadow(color: .black, sigma: sigma, offset: .zero), [Fixture.fill(60, 60, 40, 40, Fixture.red)])],
            width: 160, height: 160)
    }

    // Measured on SwiftUI (shadows.json px-shadow-r10, px-shadow-r4). The fit of a Gaussian is given there as 3.5 and 1.6
    // levels off in the mean, near the square darker than any Gaussian; so up to 5 and 3 levels are allowed. The third
    // profile there, of a square of 4, is three times as dark as a blur of that square can be, and is left out.
    @Test(arguments: [
        (
            10 as CGFloat, 5, [40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 62, 64],
            [132, 152, 170, 188, 203, 217, 228, 237, 244, 249, 252, 254, 255]
        ),
        (4, 3, [40, 41, 42, 43, 44, 45, 46, 47, 48, 49], [140, 163, 186, 205, 221, 234, 243, 250, 253, 255]),
    ])
    func theProfileIsSwiftUIs(sigma: CGFloat, tolerance: Int, columns: [Int], greys: [Int]) throws {
        let picture = try square(sigma: sigma)
        for (column, grey) in zip(columns, greys) {
            #expect(abs(Int(picture[60 + column, 80].x) - grey) <= tolerance, "column \(column)")
        }
    }

    @Test func itEndsWhereSwiftUIsDoes() throws {
        #expect(try square(sigma: 10).ink() == CGRect(x: 36, y: 36, width: 88, height: 88))
        #expect(try square(sigma: 4).ink() == CGRect(x: 51, y: 51, width: 58, height: 58))
    }

    @Test func theItemsCastOneShadowTogetherBelowThem() throws {
        let items = [Fixture.fill(0, 0, 10, 10, Fixture.red), Fixture.fill(5, 5, 10, 10, Fixture.blue)]
        let half = ResolvedColor.black.opacity(0.5)
        let picture = try Fixture.draw([
            .group(.shadow(color: half, sigma: 0, offset: CGSize(width: 4, height: 4)), items)
        ])
        #expect(picture[2, 2] == [255, 0, 0, 255])
        #expect(picture[12, 12] == [0, 0, 255, 255])
        // Where two shadows would lie over one another there is one.
        #expect(picture[17, 17] == [127, 127, 127, 255])
        #expect(picture[11, 4] == [127, 127, 127, 255])
    }

    @Test func itFollowsTheItemsAlpha() throws {
        let faint = Fixture.fill(0, 0, 8, 8, ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let picture = try Fixture.draw([
            .group(.shadow(color: .black, sigma: 0, offset: CGSize(width: 10, height: 0)), [faint])
        ])
        #expect(picture[12, 2] == [127, 127, 127, 255])
    }

    @Test func itFadesWithWhatCastsIt() throws {
        let shadowed = DisplayItem.group(
            .shadow(color: .black, sigma: 0, offset: CGSize(width: 4, height: 0)),
            [Fixture.fill(0, 0, 8, 8, Fixture.red)])
        let picture = try Fixture.draw([.group(.opacity(0.5), [shadowed])])
        #expect(picture[6, 2] == [255, 127, 127, 255])
        #expect(picture[10, 2] == [127, 127, 127, 255])
    }

    @Test(arguments: [0, 4] as [CGFloat])
    func anOpaqueGradientCastsTheShadowOfItsPixels(sigma: CGFloat) throws {
        func shadow(lastAlpha: Double) throws -> Bitmap {
            let blue = ResolvedColor(red: 0, green: 0, blue: 1, alpha: lastAlpha)
            let paint = Paint.linearGradient(
                stops: [GradientStop(color: Fixture.red, location: 0), GradientStop(color: blue, location: 1)],
                start: CGPoint(x: 0, y: 3), end: CGPoint(x: 4, y: 20))
            let items = (0..<3).map { index in
                let place = CGRect(x: 2.3 + 7 * CGFloat(index), y: 3.6, width: 23, height: 21)
                return DisplayItem.fill(Path(ellipseIn: place), FillStyle(), paint)
            }
            let offset = CGSize(width: 0, height: 50)
            return try Fixture.draw(
                [.group(.shadow(color: .black, sigma: sigma, offset: offset), items)], width: 50, height: 100)
        }
        // Its pixels are opaque, too, but that is only known when they are worked out.
        let plain = try shadow(lastAlpha: 1 - 1e-9)
        let known = try shadow(lastAlpha: 1)
        #expect(plain.ink() == known.ink())
        #expect(zip(plain.bytes, known.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func offsetAndWidthGoThroughTheTransform() throws {
        let shadowed = DisplayItem.group(
            .shadow(color: .black, sigma: 0, offset: CGSize(width: 3, height: 0)),
            [Fixture.fill(0, 0, 4, 4, Fixture.red)])
        let picture = try Fixture.draw([.group(.transform(CGAffineTransform(scaleX: 2, y: 2)), [shadowed])])
        #expect(picture.ink() == CGRect(x: 0, y: 0, width: 14, height: 8))
        #expect(GaussianBlur(sigma: 5, CGAffineTransform(scaleX: 2, y: 1)).marginX == 24)
        #expect(GaussianBlur(sigma: 5, CGAffineTransform(scaleX: 2, y: 1)).marginY == 12)
    }

    @Test func whatIsOutsideThePictureStillCastsItsShadowIn() throws {
        let outside = Fixture.fill(-50, 0, 48, 20, .black)
        let picture = try Fixture.draw([.group(.shadow(color: .black, sigma: 4, offset: .zero), [outside])])
        #expect(picture[0, 10].x < 220 && picture[19, 10].x == 255)
    }

    @Test func aClipOutsideCutsItAndOneInsideShapesIt() throws {
        let shadow = DisplayEffect.shadow(color: .black, sigma: 0, offset: CGSize(width: 10, height: 0))
        let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), FillStyle())
        let item = Fixture.fill(0, 0, 8, 8, Fixture.red)
        #expect(
            try Fixture.draw([.group(clip, [.group(shadow, [item])])]).ink() == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(
            try Fixture.draw([.group(shadow, [.group(clip, [item])])]).ink() == CGRect(x: 0, y: 0, width: 15, height: 5)
        )
    }
}
