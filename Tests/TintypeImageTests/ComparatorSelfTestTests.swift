import Testing
import TintypeGraphics
import TintypeImage

@Suite("The comparator's self-test")
struct ComparatorSelfTestTests {
    private func compare(
        _ expected: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance?, _ mask: PixelMask?
    ) -> ImageComparison {
        ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance, mask: mask)
    }

    private func error(_ comparator: ComparatorSelfTest.Comparator) -> ComparatorSelfTestError? {
        #expect(throws: ComparatorSelfTestError.self) { try ComparatorSelfTest.run(comparator) }
    }

    @Test("passes here")
    func passes() throws {
        try ComparatorSelfTest.ensure()
        try ComparatorSelfTest.run(compare)
    }

    @Test("Pain 2: catches a comparator that says equal of everything")
    func alwaysEqual() {
        let error = error { expected, _, tolerance, _ in compare(expected, expected, tolerance, nil) }
        #expect(error?.verdict == .equal && error?.expected == .differs)
        #expect(
            error?.message
                == "the comparator failed its self-test: of one value of channel 0 it says equal with 0 pixels, "
                + "where differs with 1 is right")
    }

    @Test("catches one that says differs of everything")
    func alwaysDifferent() {
        #expect(
            error { expected, _, _, _ in
                compare(expected, Bitmap(width: expected.width, height: expected.height), nil, nil)
            } != nil)
    }

    @Test("catches one that is broken in a single mode")
    func singleModes() throws {
        let loose = try Tolerance(pixelTolerance: 0.99, maxDiffPixels: 9999, density: .init(limit: 256), reason: "r")
        let dense = try Tolerance(maxDiffPixels: 9999, density: .init(limit: 256), reason: "r")
        #expect(error { compare($0, $1, nil, $3) } != nil, "no tolerance")
        #expect(error { compare($0, $1, $2.map { _ in loose }, $3) } != nil, "every tolerance is loose")
        #expect(error { compare($0, $1, $2?.maxDiffPixels == nil ? $2 : dense, $3) } != nil, "no density")
        #expect(error { expected, actual, tolerance, _ in compare(expected, actual, tolerance, nil) } != nil, "no mask")
        #expect(
            error { expected, actual, tolerance, mask in
                compare(cropped(expected, actual), cropped(actual, expected), tolerance, mask)
            } != nil, "size is not looked at")
        #expect(
            error { compare(withoutAlpha($0), withoutAlpha($1), $2, $3) } != nil, "alpha is not looked at")
        #expect(
            error { expected, actual, tolerance, mask in
                compare(withoutLastRow(expected), withoutLastRow(actual), tolerance, mask)
            } != nil, "the last row is not looked at")
    }

    private func cropped(_ bitmap: Bitmap, _ other: Bitmap) -> Bitmap {
        var result = Bitmap(width: min(bitmap.width, other.width), height: min(bitmap.height, other.height))
        for y in 0..<result.height {
            for x in 0..<result.width { result[x, y] = bitmap[x, y] }
        }
        return result
    }

    private func withoutLastRow(_ bitmap: Bitmap) -> Bitmap {
        cropped(bitmap, Bitmap(width: bitmap.width, height: bitmap.height - 1))
    }

    private func withoutAlpha(_ bitmap: Bitmap) -> Bitmap {
        var bitmap = bitmap
        for index in stride(from: 3, to: bitmap.bytes.count, by: 4) { bitmap.bytes[index] = 255 }
        return bitmap
    }
}
