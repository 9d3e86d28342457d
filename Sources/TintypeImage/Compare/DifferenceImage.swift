package import TintypeGraphics

/// A picture for people of where two pictures differ.
///
/// What is equal is pale grey, on white; a pixel that differs is magenta, with a pink rim, so that a lone one is seen; what
/// only one of the two has is striped. The canvas holds both. It shows exactly the pixels that ``ImageDifference`` counts.
package struct DifferenceImage {
    private let expected: Bitmap
    private let actual: Bitmap
    private let width: Int
    private let height: Int

    /// How far the rim reaches around a pixel that differs, in pixels.
    private static let rim = 3
    private static let changed = SIMD4<UInt8>(226, 0, 103, 255)
    private static let rimTint = SIMD4<UInt8>(255, 176, 210, 255)
    private static let stripe = SIMD4<UInt8>(244, 143, 190, 255)
    private static let neither = SIMD4<UInt8>(232, 232, 232, 255)

    private init(expected: Bitmap, actual: Bitmap) {
        self.expected = expected
        self.actual = actual
        width = max(expected.width, actual.width)
        height = max(expected.height, actual.height)
    }

    /// The picture; as large as the wider and the higher of the two.
    package static func make(expected: Bitmap, actual: Bitmap) -> Bitmap {
        DifferenceImage(expected: expected, actual: actual).draw()
    }

    private func draw() -> Bitmap {
        var picture = Bitmap(width: width, height: height)
        var isChanged = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                switch (pixel(of: expected, x, y), pixel(of: actual, x, y)) {
                case (let old?, let new?):
                    isChanged[y * width + x] = old != new
                    picture[x, y] = old == new ? dimmed(new) : DifferenceImage.changed
                case (let only?, nil), (nil, let only?):
                    picture[x, y] = (x + y) % 8 < 3 ? DifferenceImage.stripe : dimmed(only)
                case (nil, nil): picture[x, y] = DifferenceImage.neither
                }
            }
        }
        for y in 0..<height {
            for x in 0..<width where isChanged[y * width + x] {
                drawRim(aroundX: x, y, isChanged, in: &picture)
            }
        }
        return picture
    }

    private func drawRim(aroundX x: Int, _ y: Int, _ isChanged: [Bool], in picture: inout Bitmap) {
        // Within a changed area there is no rim to draw, and large areas are mostly within.
        let isInner =
            x > 0 && y > 0 && x < width - 1 && y < height - 1 && isChanged[y * width + x - 1]
            && isChanged[y * width + x + 1] && isChanged[(y - 1) * width + x] && isChanged[(y + 1) * width + x]
        if isInner { return }
        let rim = DifferenceImage.rim
        for dy in -rim...rim {
            for dx in -rim...rim where dx * dx + dy * dy <= rim * rim + 1 {
                let (x, y) = (x + dx, y + dy)
                guard (0..<width).contains(x), (0..<height).contains(y), !isChanged[y * width + x] else { continue }
                picture[x, y] = pointwiseMin(picture[x, y], DifferenceImage.rimTint)
            }
        }
    }

    private func pixel(of bitmap: Bitmap, _ x: Int, _ y: Int) -> SIMD4<UInt8>? {
        x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
    }

    /// The pixel over white, in grey, with a quarter of its contrast.
    private func dimmed(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
        let luma = (Int(pixel[0]) * 54 + Int(pixel[1]) * 183 + Int(pixel[2]) * 19) / 256
        let value = UInt8(255 - (255 - luma) * Int(pixel[3]) / 255 / 4)
        return SIMD4(value, value, value, 255)
    }
}
