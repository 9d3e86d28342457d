import Foundation
import RandomInput
import Testing

@testable import TintypeImage

@Suite("The distance of colours")
struct ColorDistanceTests {
    private let black = SIMD4<UInt8>(0, 0, 0, 255)
    private let white = SIMD4<UInt8>(255, 255, 255, 255)

    /// CIE94 of two opaque colours by its formulas, in double precision.
    private func deltaE(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        func lab(_ pixel: SIMD4<UInt8>) -> [Double] {
            let c = (0..<3).map { index -> Double in
                let s = Double(pixel[index]) / 255
                return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4)
            }
            let xyz = [
                (0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505, 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2],
                (0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089,
            ]
            let f = xyz.map { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
            return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
        }
        let (p, q) = (lab(a), lab(b))
        let (cp, cq) = (hypot(p[1], p[2]), hypot(q[1], q[2]))
        let dc = cp - cq
        let dh2 = max(0, pow(p[1] - q[1], 2) + pow(p[2] - q[2], 2) - dc * dc)
        let c = min(cp, cq)
        return sqrt(pow(p[0] - q[0], 2) + pow(dc / (1 + 0.045 * c), 2) + dh2 / pow(1 + 0.015 * c, 2))
    }

    @Test("in YIQ is what pixelmatch's threshold means")
    func yiq() {
        #expect(ColorDistance.yiq(black, black) == 0)
        // Black and white are apart in Y alone: 0.5053 · 255² of 35215.
        #expect(abs(ColorDistance.yiq(black, white) - (0.5053 * 255 * 255 / 35215).squareRoot()) < 1e-6)
        #expect(abs(ColorDistance.yiq(SIMD4(100, 100, 100, 255), SIMD4(110, 100, 100, 255)) - 0.021322) < 1e-5)
    }

    @Test("in Lab follows its formulas, and is the same both ways round", arguments: 1...20 as ClosedRange<UInt64>)
    func lab(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var a = Pictures.pixel(&generator)
            var b = Pictures.pixel(&generator)
            a.w = 255
            b.w = 255
            #expect(abs(ColorDistance.deltaE(a, b) - deltaE(a, b)) < 0.01)
            #expect(ColorDistance.deltaE(a, b) == ColorDistance.deltaE(b, a))
        }
        #expect(abs(ColorDistance.deltaE(black, white) - 100) < 0.01)
    }

    @Test(
        "Pain 6: transparent and any solid colour are far apart, in either measure",
        arguments: 1...10 as ClosedRange<UInt64>)
    func transparency(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var solid = Pictures.pixel(&generator)
            solid.w = 255
            #expect(ColorDistance.yiq(.zero, solid) > 0.4)
            #expect(ColorDistance.deltaE(.zero, solid) > 40)
        }
        for solid in [black, white] {
            #expect(ColorDistance.yiq(.zero, solid) > 0.9)
            #expect(ColorDistance.deltaE(.zero, solid) > 99)
        }
    }

    @Test(
        "Pain 6: is 0 only between pixels that look alike on every background",
        arguments: 1...20 as ClosedRange<UInt64>)
    func distinct(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let a = Pictures.pixel(&generator)
            var b = a
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: b = Pictures.pixel(&generator)
            case 1: b.w ^= UInt8.random(in: 0...255, using: &generator)
            default: b.x ^= UInt8.random(in: 0...255, using: &generator)
            }
            // A channel over a background, in 255ths of a step.
            func over(_ pixel: SIMD4<UInt8>, _ channel: Int, _ background: Int) -> Int {
                let (value, alpha) = (Int(pixel[channel]), Int(pixel.w))
                return value * alpha + background * (255 - alpha)
            }
            var looksAlike = true
            for background in [0, 255] {
                for channel in 0..<3 where over(a, channel, background) != over(b, channel, background) {
                    looksAlike = false
                }
            }
            #expect((ColorDistance.yiq(a, b) == 0) == looksAlike, "\(a) \(b)")
        }
    }
}
