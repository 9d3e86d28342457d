import Foundation
import RandomInput
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

/// Kept masks are the ones that a blur makes, and are made once.
@Suite struct BlurredMasksTests {
    private func mask(_ seed: UInt64, width: Int, height: Int) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        return (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    private func blur(_ mask: [UInt8], width: Int, by gaussian: GaussianBlur, _ masks: BlurredMasks?) -> [UInt8] {
        var bytes = mask
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            let height = mask.count / width
            if let masks {
                masks.blur(start, width: width, height: height, stride: width, by: gaussian)
            } else {
                gaussian.apply(to: start, width: width, height: height, stride: width)
            }
        }
        return bytes
    }

    @Test func whatIsKeptIsWhatABlurMakes() {
        let count = DrawCount()
        let masks = BlurredMasks(counting: count)
        var made = 0
        for seed in 1...40 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let width = Int.random(in: 1...60, using: &random)
            let mask = mask(seed, width: width, height: Int.random(in: 1...60, using: &random))
            let gaussian = GaussianBlur(
                deviations: (CGFloat.random(in: 0.1...12, using: &random), CGFloat.random(in: 0.1...12, using: &random))
            )
            let plain = blur(mask, width: width, by: gaussian, nil)
            made += 1
            for _ in 0..<3 { #expect(blur(mask, width: width, by: gaussian, masks) == plain) }
            #expect(count.blurs == made)
            // One byte makes another mask, and so does another blur of the same.
            var other = mask
            other[mask.count / 2] ^= 1
            #expect(blur(other, width: width, by: gaussian, masks) == blur(other, width: width, by: gaussian, nil))
            let wider = GaussianBlur(deviations: (13, 13))
            #expect(blur(mask, width: width, by: wider, masks) == blur(mask, width: width, by: wider, nil))
            made += 2
            #expect(count.blurs == made)
        }
    }

    @Test func largeMasksAreNotKept() {
        let count = DrawCount()
        let masks = BlurredMasks(counting: count)
        let mask = mask(1, width: 2048, height: 513)
        let gaussian = GaussianBlur(deviations: (1, 1))
        for _ in 0..<2 { _ = blur(mask, width: 2048, by: gaussian, masks) }
        #expect(count.blurs == 2)
    }

    @Test func cardsThatAreAlikeAreBlurredOnce() throws {
        let cards = (0..<5).map { number in
            DisplayItem.group(
                .shadow(color: .black, sigma: 4, offset: CGSize(width: 0, height: 2)),
                [Fixture.fill(20, CGFloat(20 + 60 * number), 80, 30, .white)])
        }
        let list = DisplayList(size: CGSize(width: 120, height: 320), scale: 1, background: .white, items: cards)
        let count = DrawCount()
        let rasterizer = CairoRasterizer(fonts: Fixture.fonts, counting: count)
        let first = try rasterizer.rasterize(list)
        #expect(count.blurs == 1)
        // The next picture knows them.
        #expect(try rasterizer.rasterize(list) == first)
        #expect(count.blurs == 1)
    }
}
