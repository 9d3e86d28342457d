import Testing
import TintypeGraphics

@testable import TintypeImage

@Suite("The picture of a difference")
struct DifferenceImageTests {
    private let marks =
        [DifferenceColors.added, DifferenceColors.removed, DifferenceColors.changed] + DifferenceColors.surfaces.values

    @Test(
        "Pain 33: is marked at exactly the pixels that the verdict counts", arguments: 1...10 as ClosedRange<UInt64>,
        [DifferenceImage.Mode.overlay, .mask])
    func mask(seed: UInt64, mode: DifferenceImage.Mode) throws {
        let expected = Pictures.blocks(seed: seed, width: 60, height: 50)
        // Clusters without rings, which are drawn in the colour of a change.
        let actual = Pictures.changed(expected, rarity: 5, seed: seed)
        let tolerance = try Tolerance(pixelTolerance: 0.1, antialiasing: true, reason: "r")
        let comparison = ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance)
        let picture = DifferenceImage.make(comparison, expected: expected, actual: actual, mode: mode)
        for y in 0..<50 {
            for x in 0..<60 {
                #expect(marks.contains(picture[x, y]) == (comparison.mask?[x, y] == .differs))
                if mode == .overlay { #expect(picture[x, y].w == 255) }
                if mode == .mask, comparison.mask?[x, y] == .equal { #expect(picture[x, y] == .zero) }
            }
        }
    }

    @Test("tells what came from what went, on light as on dark ground", arguments: [true, false])
    func directions(isLight: Bool) {
        let (ground, ink) = isLight ? (UInt8(250), UInt8(20)) : (20, 250)
        func picture(_ left: Int) -> Bitmap {
            var bitmap = Pictures.filled(60, 30, SIMD4(ground, ground, ground, 255))
            for y in 10..<20 {
                for x in left..<(left + 8) { bitmap[x, y] = SIMD4(ink, ink, ink, 255) }
            }
            return bitmap
        }
        let image = DifferenceImage.make(expected: picture(10), actual: picture(30))
        #expect(image[12, 12] == DifferenceColors.removed)
        #expect(image[32, 12] == DifferenceColors.added)
    }

    @Test(
        "a card that came or went shows what is written on it, in a stronger shade than the card's own",
        arguments: [true, false])
    func surfaces(comes: Bool) {
        func isText(_ x: Int, _ y: Int) -> Bool { (20..<40).contains(x) && (14..<16).contains(y) && x % 3 != 0 }
        let empty = Pictures.filled(60, 30, SIMD4(230, 230, 235, 255))
        var card = empty
        for y in 8..<22 {
            for x in 10..<50 {
                card[x, y] = isText(x, y) ? SIMD4(20, 20, 20, 255) : SIMD4(255, 255, 255, 255)
            }
        }
        let image = DifferenceImage.make(expected: comes ? empty : card, actual: comes ? card : empty)
        let strong = comes ? DifferenceColors.added : DifferenceColors.removed
        for y in 8..<22 {
            for x in 10..<50 {
                #expect(image[x, y] == (isText(x, y) ? strong : DifferenceColors.surfaces[strong]), "\(x) \(y)")
            }
        }
    }

    @Test("Pain 33: a single pixel has a ring, in every mode", arguments: DifferenceImage.Mode.allCases)
    func ring(mode: DifferenceImage.Mode) {
        let expected = Pictures.gray(60, 50)
        var actual = expected
        actual[30, 25].x = 121
        let comparison = ImageComparison.compare(expected: expected, actual: actual)
        let picture = DifferenceImage.make(comparison, expected: expected, actual: actual, mode: mode)
        let ring = mode == .heatMap ? DifferenceColors.heat(1) : DifferenceColors.changed
        for (x, y) in [(40, 25), (20, 25), (30, 15), (30, 35)] { #expect(picture[x, y] == ring) }
        #expect(picture[30, 25] != picture[31, 25])
        #expect(picture[35, 25] == picture[0, 0])
    }

    @Test("Pain 31: is drawn of pictures of two sizes, as large as both")
    func union() {
        for (width, height) in [(9, 30), (40, 8), (60, 50), (5, 5)] {
            let (expected, actual) = (Pictures.gray(20, 20), Pictures.gray(width, height))
            for mode in DifferenceImage.Mode.allCases {
                let comparison = ImageComparison.compare(expected: expected, actual: actual)
                let picture = DifferenceImage.make(comparison, expected: expected, actual: actual, mode: mode)
                #expect(picture.width == max(20, width) && picture.height == max(20, height))
            }
        }
    }

    @Test("is hatched where pixels were ignored, and yellow where they were tolerated")
    func left() throws {
        let expected = Pictures.gray(30, 30)
        let mask = PixelMask(
            canvas: PixelSize(width: 30, height: 30), ignoring: [PixelRect(x: 0, y: 0, width: 12, height: 12)])
        var actual = expected
        actual[20, 20].x = 121
        let tolerance = try Tolerance(pixelTolerance: 0.1, reason: "r")
        let comparison = ImageComparison.compare(
            expected: expected, actual: actual, tolerance: tolerance, mask: mask)
        let picture = DifferenceImage.make(comparison, expected: expected, actual: actual)
        #expect(picture[6, 0] != picture[7, 0] && picture[15, 0] == picture[14, 0])
        #expect(picture[20, 20].x > picture[20, 20].z)
    }

    @Test("crops a cluster, enlarged, three times side by side")
    func crop() {
        let expected = Pictures.gray(300, 300)
        var actual = expected
        actual[150, 150] = SIMD4(255, 0, 0, 255)
        let comparison = ImageComparison.compare(expected: expected, actual: actual)
        let crop = DifferenceImage.crop(
            comparison.clusters[0], of: comparison, expected: expected, actual: actual)
        // 17 pixels, 12 times, and a frame; three of them, and two gaps.
        #expect(crop.height == 17 * 12 + 2 && crop.width == 3 * (17 * 12 + 2) + 24)
        let (middle, panel) = (1 + 8 * 12 + 6, 17 * 12 + 2 + 12)
        #expect(crop[middle, middle] == SIMD4(120, 120, 120, 255))
        #expect(crop[panel + middle, middle] == SIMD4(255, 0, 0, 255))
        #expect(crop[2 * panel + middle, middle] == DifferenceColors.added)
        #expect(crop[17 * 12 + 4, 5] == .zero)
    }

    @Test("crops of a large cluster are bounded")
    func largeCrop() {
        let (expected, actual) = (Pictures.gray(300, 200), Pictures.filled(300, 200, SIMD4(0, 0, 0, 255)))
        let comparison = ImageComparison.compare(expected: expected, actual: actual)
        let crop = DifferenceImage.crop(
            comparison.clusters[0], of: comparison, expected: expected, actual: actual, side: 20)
        #expect(crop.width <= 3 * 42 + 24 && crop.height <= 42)
    }

    @Test("crops show what the whole picture shows there, also where the sizes differ")
    func cropIsPart() {
        let expected = Pictures.gray(90, 80)
        var actual = Pictures.gray(100, 60)
        actual[89, 59] = SIMD4(255, 0, 0, 255)
        actual[3, 3] = SIMD4(255, 0, 0, 255)
        let comparison = ImageComparison.compare(expected: expected, actual: actual)
        let whole = DifferenceImage.make(comparison, expected: expected, actual: actual)
        #expect(comparison.clusters.map(\.bounds.x) == [3, 89])
        // 8 pixels around, cut at the edge of the canvas; the third panel shows them as the whole does, without rings.
        for (cluster, area) in zip(
            comparison.clusters,
            [PixelRect(x: 0, y: 0, width: 12, height: 12), PixelRect(x: 81, y: 51, width: 17, height: 17)])
        {
            let crop = DifferenceImage.crop(
                cluster, of: comparison, expected: expected, actual: actual, side: area.width)
            let left = 2 * (area.width + 2 + 12) + 1
            for (x, y) in [(2, 8), (cluster.bounds.x - area.x, cluster.bounds.y - area.y)] {
                #expect(crop[left + x, 1 + y] == whole[area.x + x, area.y + y])
            }
            #expect(crop.height == area.height + 2)
        }
    }
}
