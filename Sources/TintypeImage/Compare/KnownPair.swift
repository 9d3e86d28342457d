import TintypeGraphics

/// Two pictures of which it is known what comparing them must give.
struct KnownPair {
    let name: String
    let expected: Bitmap
    let actual: Bitmap
    var tolerance: Tolerance?
    var mask: PixelMask?
    let verdict: ImageComparison.Verdict
    /// Pixels that count.
    let counted: Int

    static let all: [KnownPair] = exact + sizes + tolerated + masked

    private static let side = 24
    private static let gray = filled(SIMD4(120, 120, 120, 255))

    private static func filled(_ pixel: SIMD4<UInt8>, width: Int = side, height: Int = side) -> Bitmap {
        Bitmap(
            width: width, height: height,
            bytes: (0..<(width * height)).flatMap { _ in [pixel.x, pixel.y, pixel.z, pixel.w] })
    }

    private static func gray(_ change: (inout Bitmap) -> Void) -> Bitmap {
        var bitmap = gray
        change(&bitmap)
        return bitmap
    }

    private static func tolerance(_ make: () throws -> Tolerance) -> Tolerance {
        guard let tolerance = try? make() else { preconditionFailure("the tolerances of the self-test are valid") }
        return tolerance
    }

    private static var exact: [KnownPair] {
        let last = side - 1
        let channels = (0..<4).map { channel in
            KnownPair(
                name: "one value of channel \(channel)", expected: gray,
                actual: gray { $0.bytes[4 * (side * side - 1) + channel] -= 1 }, verdict: .differs, counted: 1)
        }
        let clear = Bitmap(width: side, height: side)
        return channels + [
            KnownPair(name: "two equal pictures", expected: gray, actual: gray, verdict: .equal, counted: 0),
            KnownPair(
                name: "one pixel in the first row", expected: gray,
                actual: gray { $0[last, 0] = SIMD4(0, 0, 0, 255) }, verdict: .differs, counted: 1),
            KnownPair(
                name: "white and transparent", expected: filled(SIMD4(255, 255, 255, 255)), actual: clear,
                verdict: .differs, counted: side * side),
            KnownPair(
                name: "black and transparent", expected: filled(SIMD4(0, 0, 0, 255)), actual: clear, verdict: .differs,
                counted: side * side),
        ]
    }

    private static var sizes: [KnownPair] {
        [(1, 0), (0, 1), (1, 1), (1, -1)].map { width, height in
            KnownPair(
                name: "sizes that differ by \(width) and \(height)", expected: gray,
                actual: filled(SIMD4(120, 120, 120, 255), width: side + width, height: side + height),
                verdict: .sizeDiffers, counted: 0)
        }
    }

    private static var tolerated: [KnownPair] {
        let distance = tolerance { try Tolerance(pixelTolerance: 0.1, reason: "self-test") }
        let perceptual = tolerance { try Tolerance(perceptualPrecision: 0.98, reason: "self-test") }
        let few = tolerance { try Tolerance(maxDiffPixels: 100, reason: "self-test") }
        let slight = filled(SIMD4(122, 121, 120, 255))
        let strong = gray { $0[3, 3] = SIMD4(255, 120, 120, 255) }
        let icon = gray { bitmap in
            for index in 0..<64 { bitmap[8 + index % 8, 8 + index / 8] = SIMD4(0, 0, 200, 255) }
        }
        let white = filled(SIMD4(255, 255, 255, 255))
        let clear = Bitmap(width: side, height: side)
        let all = side * side
        return [
            KnownPair(
                name: "a slight change within pixelTolerance", expected: gray, actual: slight, tolerance: distance,
                verdict: .tolerated, counted: 0),
            KnownPair(
                name: "a strong change beyond pixelTolerance", expected: gray, actual: strong, tolerance: distance,
                verdict: .differs, counted: 1),
            KnownPair(
                name: "a slight change within perceptualPrecision", expected: gray, actual: slight,
                tolerance: perceptual, verdict: .tolerated, counted: 0),
            KnownPair(
                name: "a strong change beyond perceptualPrecision", expected: gray, actual: strong,
                tolerance: perceptual, verdict: .differs, counted: 1),
            KnownPair(
                name: "white and transparent beyond pixelTolerance", expected: white, actual: clear,
                tolerance: distance, verdict: .differs, counted: all),
            KnownPair(
                name: "white and transparent beyond perceptualPrecision", expected: white, actual: clear,
                tolerance: perceptual, verdict: .differs, counted: all),
            KnownPair(
                name: "one pixel within maxDiffPixels", expected: gray, actual: strong, tolerance: few,
                verdict: .tolerated, counted: 1),
            KnownPair(
                name: "an icon within maxDiffPixels, too dense", expected: gray, actual: icon, tolerance: few,
                verdict: .differs, counted: 64),
        ]
    }

    private static var masked: [KnownPair] {
        let canvas = PixelSize(width: side, height: side)
        let mask = PixelMask(canvas: canvas, ignoring: [PixelRect(x: 4, y: 4, width: 2, height: 2)])
        return [
            KnownPair(
                name: "a pixel under a mask", expected: gray, actual: gray { $0[5, 5] = .zero }, mask: mask,
                verdict: .equal, counted: 0),
            KnownPair(
                name: "a pixel beside a mask", expected: gray, actual: gray { $0[6, 5] = .zero }, mask: mask,
                verdict: .differs, counted: 1),
            KnownPair(
                name: "a mask of everything", expected: gray, actual: gray,
                mask: PixelMask(canvas: canvas, ignoring: [canvas.bounds]), verdict: .nothingCompared, counted: 0),
        ]
    }
}
