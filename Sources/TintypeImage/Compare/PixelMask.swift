package import TintypeGraphics

/// Pixels that are left out of a comparison: those of rectangles, to the pixel and no further.
package struct PixelMask: Hashable, Sendable {
    package let canvas: PixelSize
    /// The rectangles as they were given.
    package let rects: [PixelRect]
    /// Pixels of the canvas that are left out, those in several rectangles once.
    package let coveredCount: Int
    /// One bit a pixel, the first in the lowest; each row starts a word.
    private let words: [UInt64]
    private let wordsPerRow: Int

    /// The share of a canvas from which on a mask covers nearly everything, unless told otherwise: a half.
    package static let standardCap = PixelRatio(billionths: 500_000_000)

    /// - Parameter rects: In pixels of the canvas; what lies outside of it covers nothing.
    package init(canvas: PixelSize, ignoring rects: [PixelRect]) {
        self.canvas = canvas
        self.rects = rects
        let wordsPerRow = (canvas.width + 63) / 64
        var words = [UInt64](repeating: 0, count: wordsPerRow * canvas.height)
        for rect in rects {
            let seen = rect.intersection(canvas.bounds)
            for y in seen.y..<seen.maxY {
                for x in seen.x..<seen.maxX { words[y * wordsPerRow + x / 64] |= 1 << UInt64(x % 64) }
            }
        }
        coveredCount = words.reduce(0) { $0 + $1.nonzeroBitCount }
        self.words = words
        self.wordsPerRow = wordsPerRow
    }

    /// Returns whether the pixel is left out; false outside of the canvas.
    package func covers(_ x: Int, _ y: Int) -> Bool {
        guard x >= 0, y >= 0, x < canvas.width, y < canvas.height else { return false }
        return words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
    }

    /// Indicates whether it covers no pixel: the view that it was meant for is gone.
    package var isStale: Bool { coveredCount == 0 }

    /// The indices of the rectangles that cover no pixel.
    package var staleRects: [Int] {
        rects.indices.filter { rects[$0].intersection(canvas.bounds).isEmpty }
    }

    /// Returns whether it covers more than `cap` of the canvas, so that hardly anything is compared.
    package func coversNearlyEverything(cap: PixelRatio = standardCap) -> Bool {
        !cap.allows(coveredCount, of: canvas.area)
    }

    /// The covered share of the canvas.
    package var coverage: PixelRatio { PixelRatio(allowing: coveredCount, of: canvas.area) }
}

extension PixelMask: CustomStringConvertible {
    /// `1200 of 307200 pixels ignored (0.391 %)`; the share is rounded up, so that it is 0 only where nothing is ignored.
    package var description: String {
        let thousandths = canvas.area == 0 ? 0 : (coveredCount * 100_000 + canvas.area - 1) / canvas.area
        return "\(coveredCount) of \(canvas.area) pixels ignored (\(Decimals.text(thousandths, places: 3)) %)"
    }
}
