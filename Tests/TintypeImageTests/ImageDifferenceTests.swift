import Testing
import TintypeGraphics
import TintypeImage

@Suite("The difference of two pictures")
struct ImageDifferenceTests {
    private let white = Bitmap(width: 7, height: 5, bytes: [UInt8](repeating: 255, count: 140))

    @Test("is none between equal ones")
    func equal() {
        #expect(ImageDifference(expected: white, actual: white) == .equal)
    }

    @Test("is seen in any one pixel and any one channel, however small")
    func single() {
        for index in white.bytes.indices {
            var other = white
            other.bytes[index] -= 1
            let bounds = PixelRect(x: index / 4 % 7, y: index / 28, width: 1, height: 1)
            let expected = ImageDifference.Pixels(count: 1, total: 35, bounds: bounds, maximumDelta: 1)
            #expect(ImageDifference(expected: white, actual: other) == .pixelsDiffer(expected))
        }
    }

    @Test("counts the pixels, bounds them and keeps the greatest delta, in either direction")
    func several() {
        var (a, b) = (white, white)
        a[1, 1] = SIMD4(255, 55, 255, 255)
        b[5, 3] = SIMD4(254, 253, 252, 251)
        b[4, 2] = SIMD4(255, 255, 255, 254)
        let bounds = PixelRect(x: 1, y: 1, width: 5, height: 3)
        let expected = ImageDifference.Pixels(count: 3, total: 35, bounds: bounds, maximumDelta: 200)
        #expect(ImageDifference(expected: a, actual: b) == .pixelsDiffer(expected))
        #expect(ImageDifference(expected: b, actual: a) == .pixelsDiffer(expected))
    }

    @Test(
        "is one of size before it is one of pixels, larger or smaller",
        arguments: [(6, 5), (8, 5), (7, 4), (7, 6), (5, 7)])
    func size(width: Int, height: Int) {
        let other = Bitmap(width: width, height: height)
        #expect(
            ImageDifference(expected: white, actual: other)
                == .sizeDiffers(
                    expected: PixelSize(width: 7, height: 5), actual: PixelSize(width: width, height: height)))
    }

    @Test("tells white and black from transparent")
    func alpha() {
        let clear = Bitmap(width: 1, height: 1)
        for value: UInt8 in [0, 255] {
            let solid = Bitmap(width: 1, height: 1, bytes: [value, value, value, 255])
            #expect(ImageDifference(expected: clear, actual: solid) != .equal)
        }
    }

    @Test("is said with numbers")
    func text() {
        var other = white
        other[2, 1] = SIMD4(0, 255, 255, 255)
        #expect(
            ImageDifference(expected: white, actual: other).description
                == "1 of 35 pixels differ, in 1×1 at (2, 1), by up to 255 of 255")
        #expect(
            ImageDifference(expected: white, actual: Bitmap(width: 8, height: 5)).description
                == "the size is 8×5 pixels, expected 7×5")
    }
}
