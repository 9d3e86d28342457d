import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// Wide shadows and blurs are made on smaller copies: they are held to the Gaussian itself.
@Suite struct WideBlurTests {
    /// The part of a Gaussian, cut at 2.4 standard deviations, that falls on `range` from the middle of pixel `x`.
    private func share(_ x: Int, of range: Range<Int>, sigma: Double) -> Double {
        let reach = Int(2.4 * sigma)
        func weight(_ i: Int) -> Double { exp(-Double(i * i) / (2 * sigma * sigma)) }
        let all = (-reach...reach).reduce(0) { $0 + weight($1) }
        let near = range.clamped(to: (x - reach)..<(x + reach + 1))
        return near.reduce(0) { $0 + weight($1 - x) } / all
    }

    private func expectGaussian(_ picture: Bitmap, _ square: (x: Range<Int>, y: Range<Int>), sigma: Double, within: Int)
    {
        for y in stride(from: 3, to: picture.height, by: 37) {
            for x in stride(from: 3, to: picture.width, by: 37) {
                let exact = share(x, of: square.x, sigma: sigma) * share(y, of: square.y, sigma: sigma)
                let grey = Int(255 * (1 - exact))
                #expect(abs(Int(picture[x, y].x) - grey) <= within, "\(x), \(y) at \(sigma)")
            }
        }
    }

    /// Off by at most 2 of 255.
    @Test(arguments: [41, 64, 100, 250, 999] as [CGFloat])
    func aWideShadowIsAGaussian(sigma: CGFloat) throws {
        let side = 4 * sigma.rounded()
        // Outside of the picture, below which its shadow falls.
        let square = Fixture.fill(40, -1000 - side, side, side, .black)
        let shadow = DisplayEffect.shadow(color: .black, sigma: sigma, offset: CGSize(width: 0, height: 1100))
        let picture = try Fixture.draw([.group(shadow, [square])], width: 200, height: 200)
        let rows = (100 - Int(side))..<100
        expectGaussian(picture, (40..<(40 + Int(side)), rows), sigma: Double(sigma), within: 2)
    }

    /// Off by at most 6 of 255: colours are blurred on a copy of which a deviation is 3 pixels, as narrower ones are.
    @Test(arguments: [50, 64, 100, 250, 999] as [CGFloat])
    func aWideBlurIsAGaussian(sigma: CGFloat) throws {
        let side = 4 * sigma.rounded()
        let square = Fixture.fill(40, 100 - side, side, side, .black)
        let picture = try Fixture.draw(
            [.group(.blur(sigma: sigma, isOpaque: false), [square])], width: 200, height: 200)
        expectGaussian(
            picture, (40..<(40 + Int(side)), (100 - Int(side))..<100), sigma: Double(sigma), within: 6)
    }

    @Test func aWideInnerShadowComesFromAllSides() throws {
        let square = Fixture.fill(-100, -100, 400, 400, .white)
        let shadow = DisplayEffect.innerShadow(color: .black, sigma: 100, offset: .zero)
        let picture = try Fixture.draw([.group(shadow, [square])], width: 200, height: 200)
        for (x, y) in [(3, 3), (100, 100), (190, 20)] {
            let inside =
                share(x, of: -100..<300, sigma: 100) * share(y, of: -100..<300, sigma: 100)
            #expect(abs(Int(picture[x, y].x) - Int(255 * inside)) <= 6)
        }
    }

    @Test func glassInAWideBlurShowsWhatIsBelow() throws {
        let glass = Paint.backdrop(BackdropPaint(sigma: 2, saturation: 1, tint: .clear))
        let plate = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 400, height: 400)), FillStyle(), glass)
        let picture = try Fixture.draw(
            [Fixture.fill(0, 0, 400, 400, Fixture.red), .group(.blur(sigma: 60, isOpaque: true), [plate])], width: 400,
            height: 400, background: Fixture.blue)
        #expect(picture[200, 200] == [255, 0, 0, 255])
    }
}
