import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct LayerEffectTests {
    private let square = Fixture.fill(4, 4, 12, 12, Fixture.red)
    private let left = Fixture.fill(0, 0, 10, 20, .black)

    @Test func aMaskLetsThroughWhatItCovers() throws {
        let picture = try Fixture.draw([.group(.mask([left], isInverse: false), [square])])
        #expect(picture.ink() == CGRect(x: 4, y: 4, width: 6, height: 12))
        let inverse = try Fixture.draw([.group(.mask([left], isInverse: true), [square])])
        #expect(inverse.ink() == CGRect(x: 10, y: 4, width: 6, height: 12))
    }

    @Test func aMasksAlphaCounts() throws {
        let half = Fixture.fill(0, 0, 20, 20, ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        let picture = try Fixture.draw([.group(.mask([half], isInverse: false), [square])], background: nil)
        #expect(picture[8, 8] == [255, 0, 0, 128])
    }

    @Test func aBlurKeepsTheSumAndSpreads() throws {
        let picture = try Fixture.draw(
            [.group(.blur(sigma: 2, isOpaque: false), [Fixture.fill(30, 30, 20, 20, .black)])], width: 80, height: 80)
        // The middle of the first pixel inside is a quarter of the deviation away: .599 of black.
        #expect(abs(Int(picture[30, 40].x) - 102) < 3)
        #expect(picture[40, 40].x < 3 && picture[20, 40].x == 255)
    }

    @Test func aWideBlurOnASmallerCopyFallsOffAsAGaussian() throws {
        let picture = try Fixture.draw(
            [.group(.blur(sigma: 12, isOpaque: false), [Fixture.fill(-200, -200, 260, 600, .black)])], width: 120,
            height: 120)
        // Half at the edge, .159 and .841 a standard deviation beside it.
        #expect(abs(Int(picture[60, 60].x) - 130) < 6)
        #expect(abs(Int(picture[72, 60].x) - 215) < 6)
        #expect(abs(Int(picture[48, 60].x) - 43) < 6)
    }

    @Test func anOpaqueBlurKeepsTheEdges() throws {
        let picture = try Fixture.draw([.group(.blur(sigma: 3, isOpaque: true), [square])], background: nil)
        #expect(picture.ink(on: [0, 0, 0, 0]) == CGRect(x: 4, y: 4, width: 12, height: 12))
        #expect(picture[4, 4] == [255, 0, 0, 255])
    }

    @Test(
        arguments: [
            (BlendMode.multiply, [0, 0, 0]), (.screen, [255, 0, 255]), (.plusLighter, [255, 0, 255]),
            (.plusDarker, [0, 0, 0]), (.difference, [255, 0, 255]), (.normal, [255, 0, 0]),
            (.destinationOver, [0, 0, 255]),
        ] as [(BlendMode, [UInt8])])
    func redIsBlendedWithBlue(_ mode: BlendMode, _ expected: [UInt8]) throws {
        let picture = try Fixture.draw([.group(.blend(mode), [square])], background: Fixture.blue)
        #expect(picture[8, 8] == [expected[0], expected[1], expected[2], 255])
        #expect(picture[1, 1] == [0, 0, 255, 255])
    }

    @Test func aGroupIsItsOwnGround() throws {
        let inner = DisplayItem.group(.blend(.destinationOut), [left])
        let picture = try Fixture.draw([.group(.isolated, [square, inner])], background: Fixture.blue)
        #expect(picture[6, 8] == [0, 0, 255, 255] && picture[12, 8] == [255, 0, 0, 255])
    }

    @Test func coloursGoThroughAMatrix() throws {
        func changed(_ matrix: ColorMatrixValues) throws -> SIMD4<UInt8> {
            try Fixture.draw([.group(.colors(matrix), [square])], background: nil)[8, 8]
        }
        #expect(try changed(.saturation(0)) == [54, 54, 54, 255])
        #expect(try changed(.invert) == [0, 255, 255, 255])
        #expect(try changed(.brightness(0.2)) == [255, 51, 51, 255])
        #expect(try changed(.contrast(0)) == [128, 128, 128, 255])
        #expect(try changed(.luminanceToAlpha) == [0, 0, 0, 54])
        #expect(try changed(.multiply(ResolvedColor(red: 0.5, green: 1, blue: 1))) == [128, 0, 0, 255])
    }

    @Test func anInnerShadowStaysInside() throws {
        let shadow = DisplayEffect.innerShadow(color: .black, sigma: 0, offset: CGSize(width: 3, height: 0))
        let picture = try Fixture.draw([.group(shadow, [square])])
        #expect(picture[5, 8] == [0, 0, 0, 255] && picture[7, 8] == [255, 0, 0, 255] && picture[17, 8].y == 255)
    }

    @Test func aThresholdMakesOneColour() throws {
        let faint = Fixture.fill(0, 0, 10, 20, ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.3))
        let picture = try Fixture.draw(
            [.group(.alphaThreshold(least: 0.5, most: 1, color: Fixture.blue), [faint, square])])
        #expect(picture[2, 2] == [255, 255, 255, 255] && picture[12, 12] == [0, 0, 255, 255])
    }

    @Test func aThresholdHasSmoothEdges() throws {
        let disc = DisplayItem.fill(
            Path(ellipseIn: CGRect(x: 8.3, y: 8.6, width: 23, height: 23)), FillStyle(), .color(.black))
        for sigma in [0, 2.5] {
            let blurred = DisplayItem.group(.blur(sigma: sigma, isOpaque: false), [disc])
            let picture = try Fixture.draw(
                [.group(.alphaThreshold(least: 0.5, most: 1, color: .black), [blurred])], width: 40, height: 40,
                background: nil)
            let original = try Fixture.draw([disc], width: 40, height: 40, background: nil)
            var (area, partly, farthest) = (0.0, 0, 0)
            for y in 0..<40 {
                for x in 0..<40 {
                    let alpha = Int(picture[x, y].w)
                    area += Double(alpha) / 255
                    partly += (1..<255).contains(alpha) ? 1 : 0
                    farthest = max(farthest, abs(alpha - Int(original[x, y].w)))
                }
            }
            // A blur draws the line of one half inwards, by sigma² over twice the radius.
            let radius = 11.5 - sigma * sigma / 23
            #expect(abs(area / (.pi * radius * radius) - 1) < 0.02)
            #expect(partly > 40)
            if sigma == 0 { #expect(farthest < 64) }
        }
    }

    @Test func aThresholdStaysBetweenPixels() throws {
        for least in [0.05, 0.5, 0.95] {
            let effect = DisplayEffect.alphaThreshold(least: least, most: 1, color: Fixture.blue)
            let picture = try Fixture.draw([.group(effect, [square])])
            #expect(picture.ink() == CGRect(x: 4, y: 4, width: 12, height: 12))
            #expect(picture[4, 4] == [0, 0, 255, 255])
        }
    }

    @Test func aBackdropShowsWhatIsBelowBlurredAndTinted() throws {
        let glass = Paint.backdrop(
            BackdropPaint(sigma: 2, saturation: 1, tint: ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5)))
        let plate = DisplayItem.fill(Path(CGRect(x: 10, y: 0, width: 60, height: 80)), FillStyle(), glass)
        let stripe = Fixture.fill(0, 0, 40, 80, .black)
        let picture = try Fixture.draw([stripe, plate], width: 80, height: 80)
        #expect(abs(Int(picture[20, 40].x) - 128) < 3 && picture[60, 40].x > 252)
        // The middle of the first pixel beside the stripe is a quarter of the deviation away: .599 of white, half tinted.
        #expect(abs(Int(picture[40, 40].x) - 204) < 4)
        #expect(picture[5, 40].x == 0)
        // In a layer of its own it still shows what is below that.
        let faded = try Fixture.draw([stripe, .group(.isolated, [plate])], width: 80, height: 80)
        #expect(faded[20, 40] == picture[20, 40])
    }
}
