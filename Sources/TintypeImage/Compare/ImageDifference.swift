package import TintypeGraphics

/// The exact difference of two pictures: a pixel is equal where all four channels are.
package enum ImageDifference: Hashable, Sendable {
    case equal
    /// The sizes differ; pixels are not compared then.
    case sizeDiffers(expected: PixelSize, actual: PixelSize)
    case pixelsDiffer(Pixels)

    /// The differing pixels of two pictures of one size.
    package struct Pixels: Hashable, Sendable {
        /// Pixels that differ; at least one.
        package var count: Int
        /// Pixels of the picture.
        package var total: Int
        /// The smallest rectangle that holds all of them.
        package var bounds: PixelRect
        /// The greatest difference of a channel, 1...255.
        package var maximumDelta: Int

        package init(count: Int, total: Int, bounds: PixelRect, maximumDelta: Int) {
            self.count = count
            self.total = total
            self.bounds = bounds
            self.maximumDelta = maximumDelta
        }
    }

    package init(expected: Bitmap, actual: Bitmap) {
        let expectedSize = PixelSize(width: expected.width, height: expected.height)
        let actualSize = PixelSize(width: actual.width, height: actual.height)
        guard expectedSize == actualSize else {
            self = .sizeDiffers(expected: expectedSize, actual: actualSize)
            return
        }
        self = expected.bytes.withUnsafeBytes { expected in
            actual.bytes.withUnsafeBytes { actual in
                var count = PixelCount()
                for y in 0..<expectedSize.height {
                    count.addRow(y, expected, actual, width: expectedSize.width)
                }
                return count.difference(total: expectedSize.width * expectedSize.height)
            }
        }
    }
}

extension ImageDifference: CustomStringConvertible {
    /// A clause for people, e.g. `12 of 153600 pixels differ, in 4×3 at (10, 5), by up to 37 of 255`.
    package var description: String {
        switch self {
        case .equal: "all pixels are equal"
        case .sizeDiffers(let expected, let actual): "the size is \(actual) pixels, expected \(expected)"
        case .pixelsDiffer(let pixels):
            "\(pixels.count) of \(pixels.total) pixels differ, in \(pixels.bounds), "
                + "by up to \(pixels.maximumDelta) of 255"
        }
    }
}

/// The running count of a comparison.
private struct PixelCount {
    private var count = 0
    private var columns = (first: Int.max, last: Int.min)
    private var rows = (first: Int.max, last: Int.min)
    private var maximumDelta = 0

    mutating func addRow(_ y: Int, _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, width: Int) {
        let range = (4 * width * y)..<(4 * width * (y + 1))
        let expected = UnsafeRawBufferPointer(rebasing: expected[range]).bindMemory(to: SIMD4<UInt8>.self)
        let actual = UnsafeRawBufferPointer(rebasing: actual[range]).bindMemory(to: SIMD4<UInt8>.self)
        // Most rows of most comparisons are equal, and equality of memory is found many times faster.
        if isEqual(expected, actual) { return }
        for x in 0..<width where expected[x] != actual[x] {
            count += 1
            columns = (min(columns.first, x), max(columns.last, x))
            rows = (min(rows.first, y), y)
            let high = pointwiseMax(expected[x], actual[x])
            let low = pointwiseMin(expected[x], actual[x])
            maximumDelta = max(maximumDelta, Int((high &- low).max()))
        }
    }

    func difference(total: Int) -> ImageDifference {
        guard count > 0 else { return .equal }
        let bounds = PixelRect(
            x: columns.first, y: rows.first, width: columns.last - columns.first + 1,
            height: rows.last - rows.first + 1)
        return .pixelsDiffer(.init(count: count, total: total, bounds: bounds, maximumDelta: maximumDelta))
    }
}
