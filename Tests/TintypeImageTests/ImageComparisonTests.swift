import Testing
import TintypeGraphics

@testable import TintypeImage

@Suite("A comparison")
struct ImageComparisonTests {
    private let gray = Pictures.gray(60, 40)

    private func compare(
        _ expected: Bitmap, _ actual: Bitmap, _ tolerance: Tolerance? = nil, mask: PixelMask? = nil
    ) -> ImageComparison {
        ImageComparison.compare(expected: expected, actual: actual, tolerance: tolerance, mask: mask)
    }

    @Test("of equal pictures is equal, with any tolerance")
    func equal() throws {
        for tolerance in [nil, try Tolerance(.edges, reason: "r")] {
            let comparison = compare(gray, gray, tolerance)
            #expect(comparison.verdict == .equal)
            #expect(comparison.counts.compared == 2400)
            #expect(comparison.sweep == nil && comparison.bounds == nil && comparison.clusters.isEmpty)
            #expect(comparison.description == "all 2400 compared pixels are equal")
        }
    }

    @Test("Pain 4: one pixel of 24 million fails, and no number of it is rounded to nothing")
    func onePixel() {
        let expected = Bitmap(width: 6000, height: 4000)
        var actual = expected
        actual.bytes[4 * 23_999_999 + 3] = 1
        let comparison = compare(expected, actual)
        #expect(comparison.verdict == .differs)
        #expect(comparison.counts.counted == 1)
        #expect(comparison.ratio.billionths == 42)
        #expect(comparison.maximumYIQ > 0)
        #expect(comparison.sweep?.maxDiffPixels == 1)
        #expect(comparison.description == "1 of 24000000 pixels differ, in 1×1 at (5999, 3999), by up to 1 of 255")
        #expect(comparison.details.contains("greatest distance: 1 of 255 in a channel, 0.004 in YIQ, ΔE 0.4"))
    }

    @Test("Pain 3: a change of an 8×8 icon in a 4K picture fails under every preset, whatever share is tolerated")
    func icon() throws {
        let expected = Bitmap(width: 3840, height: 2160, bytes: [UInt8](repeating: 255, count: 4 * 3840 * 2160))
        let presets = try Tolerance.Preset.allCases.map { try Tolerance($0, reason: "r") }
        let others = [
            try Tolerance(maxDiffPixelRatio: 1, reason: "r"), try Tolerance(maxDiffPixels: 1_000_000, reason: "r"),
            try Tolerance(precision: 0.9, perceptualPrecision: 0.95, antialiasing: true, reason: "r"),
            try Tolerance(pixelTolerance: 0.3, maxDiffPixelRatio: 0.5, antialiasing: true, reason: "r"),
        ]
        for (x, y) in [(0, 0), (1917, 1079), (3832, 2152)] {
            for isOutline in [false, true] {
                var actual = expected
                for index in 0..<64 where !isOutline || [0, 7].contains(index % 8) || [0, 7].contains(index / 8) {
                    actual[x + index % 8, y + index / 8] = SIMD4(200, 30, 30, 255)
                }
                for tolerance in presets + others {
                    let comparison = compare(expected, actual, tolerance)
                    #expect(comparison.verdict == .differs, "\(tolerance)")
                    #expect(comparison.densest?.count == (isOutline ? 28 : 64))
                }
            }
        }
        var actual = expected
        for index in 0..<64 { actual[index % 8, index / 8] = SIMD4(200, 30, 30, 255) }
        let raised = try Tolerance(maxDiffPixels: 64, density: .init(limit: 64), reason: "asked for")
        #expect(compare(expected, actual, raised).verdict == .tolerated)
    }

    @Test("Pain 5: what is tolerated is counted and told")
    func underTolerance() throws {
        let actual = Pictures.filled(60, 40, SIMD4(122, 121, 120, 255))
        let comparison = compare(gray, actual, try Tolerance(pixelTolerance: 0.1, reason: "r"))
        #expect(comparison.verdict == .tolerated)
        #expect(comparison.counts.underTolerance == 2400 && comparison.counts.counted == 0)
        #expect(
            comparison.description
                == "2400 of 2400 pixels differ, of which 2400 are under tolerance, in 60×40 at (0, 0), by up to 2 of 255"
        )
        #expect(compare(gray, actual).verdict == .differs)
    }

    @Test("Pain 7, Pain 31: another size fails, whatever is tolerated; both sizes and what is new or gone are told")
    func sizes() throws {
        let tolerance = try Tolerance(pixelTolerance: 0.9, maxDiffPixelRatio: 1, reason: "r")
        let cases = [
            (62, 43, "2 wider, 3 higher"), (62, 37, "2 wider, 3 lower"), (58, 43, "2 narrower, 3 higher"),
            (58, 37, "2 narrower, 3 lower"), (60, 41, "1 higher"), (59, 40, "1 narrower"),
        ]
        for (width, height, change) in cases {
            for tolerance in [nil, tolerance] {
                var actual = Pictures.gray(width, height)
                actual[7, 9] = .zero
                let comparison = compare(gray, actual, tolerance)
                #expect(comparison.verdict == .sizeDiffers)
                #expect(comparison.description == "the size is \(width)×\(height) pixels, expected 60×40: \(change)")
                #expect(comparison.canvas == PixelSize(width: max(60, width), height: max(40, height)))
                let common = min(60, width) * min(40, height)
                #expect(comparison.counts.compared == common)
                #expect(comparison.counts.onlyExpected == 2400 - common)
                #expect(comparison.counts.onlyActual == width * height - common)
                #expect(comparison.mask?[7, 9] == (tolerance == nil ? .differs : .tolerated))
                #expect(comparison.mask?[59, 39] == (width >= 60 && height >= 40 ? .equal : .onlyExpected))
                #expect(comparison.mask?[width - 1, height - 1] == (width > 60 || height > 40 ? .onlyActual : .equal))
            }
        }
    }

    @Test("counts exactly the pixels that differ, within their bounds", arguments: 1...30 as ClosedRange<UInt64>)
    func counts(seed: UInt64) {
        let expected = Pictures.blocks(seed: seed, width: 50, height: 37)
        let actual = Pictures.changed(expected, rarity: [3, 40, 400][Int(seed % 3)], seed: seed)
        let comparison = compare(expected, actual)
        var count = 0
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        for y in 0..<37 {
            for x in 0..<50 {
                #expect((comparison.mask?[x, y] == .differs) == (expected[x, y] != actual[x, y]))
                guard expected[x, y] != actual[x, y] else { continue }
                count += 1
                bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        #expect(comparison.counts.differing == count && comparison.counts.counted == count)
        #expect(comparison.bounds == (count > 0 ? bounds : nil))
        #expect((comparison.verdict == .equal) == (expected == actual))
    }

    @Test("is the same both ways round", arguments: 1...20 as ClosedRange<UInt64>)
    func symmetry(seed: UInt64) throws {
        let expected = Pictures.blocks(seed: seed, width: 50, height: 37)
        let actual = Pictures.changed(expected, rarity: 20, seed: seed)
        for tolerance in [
            nil, try Tolerance(.edges, reason: "r"),
            try Tolerance(perceptualTolerance: 8, maxDiffPixels: 30, reason: "r"),
        ] {
            let (there, back) = (compare(expected, actual, tolerance), compare(actual, expected, tolerance))
            #expect(there.verdict == back.verdict && there.counts == back.counts && there.sweep == back.sweep)
            #expect(there.mask == back.mask && there.maximumDeltaE == back.maximumDeltaE)
        }
    }

    @Test("names the tightest value of each option that would pass", arguments: 1...40 as ClosedRange<UInt64>)
    func sweep(seed: UInt64) throws {
        let expected = Pictures.blocks(seed: seed, width: 50, height: 37)
        let actual = Pictures.changed(expected, rarity: [6, 60, 300][Int(seed % 3)], seed: seed)
        let density = try Tolerance.Density(side: 8, limit: [3, 9, 64][Int(seed / 3 % 3)])
        let limit = [nil, 5, 60][Int(seed / 9 % 3)]
        let antialiasing = seed % 2 == 0
        let both = seed % 5 == 0
        func tolerance(_ yiq: Double?, _ deltaE: Double?, _ count: Int?, _ density: Tolerance.Density) throws
            -> Tolerance
        {
            try Tolerance(
                pixelTolerance: yiq, perceptualTolerance: deltaE, maxDiffPixels: count, antialiasing: antialiasing,
                density: density, reason: "r")
        }
        func passes(_ tolerance: Tolerance) -> Bool { compare(expected, actual, tolerance).verdict.isPassing }
        let deltaE: Double? = both ? 12 : nil
        guard let sweep = compare(expected, actual, try tolerance(0.2, deltaE, limit, density)).sweep else {
            #expect(expected == actual)
            return
        }
        if let thousandths = sweep.pixelThousandths {
            #expect(passes(try tolerance(Double(thousandths) / 1000, deltaE, limit, density)))
            if thousandths > 0 {
                #expect(!passes(try tolerance(Double(thousandths - 1) / 1000, deltaE, limit, density)))
            }
        } else {
            #expect(!passes(try tolerance(0.999, deltaE, limit, density)))
        }
        if let tenths = sweep.perceptualTenths {
            #expect(passes(try tolerance(0.2, Double(tenths) / 10, limit, density)))
            if tenths > 0 { #expect(!passes(try tolerance(0.2, Double(tenths - 1) / 10, limit, density))) }
        }
        #expect((sweep.perceptualTenths == nil) || both)
        if let count = sweep.maxDiffPixels {
            #expect(passes(try tolerance(0.2, deltaE, count, density)))
            if count > 0 { #expect(!passes(try tolerance(0.2, deltaE, count - 1, density))) }
        } else {
            #expect(!passes(try tolerance(0.2, deltaE, 10_000, density)))
        }
        if let crowd = sweep.densityLimit {
            #expect(passes(try tolerance(0.2, deltaE, limit, .init(side: 8, limit: crowd))))
            if crowd > 0 { #expect(!passes(try tolerance(0.2, deltaE, limit, .init(side: 8, limit: crowd - 1)))) }
        } else {
            #expect(!passes(try tolerance(0.2, deltaE, limit, .init(side: 8, limit: 64))))
        }
    }

    @Test("Pain 32: a failure tells its numbers, and what would pass")
    func details() {
        var actual = gray
        for x in 10..<13 { actual[x, 5] = SIMD4(255, 255, 255, 255) }
        actual[50, 30] = SIMD4(120, 120, 121, 255)
        let comparison = compare(gray, actual)
        #expect(
            comparison.details == [
                "greatest distance: 135 of 255 in a channel, 0.512 in YIQ, ΔE 49.6",
                "densest: 3 pixels in 16×16 at (0, 0)",
                "cluster: 3 pixels in 3×1 at (10, 5)", "cluster: 1 pixel in 1×1 at (50, 30)",
                "tightest that passes: pixelTolerance 0.512; or perceptualTolerance 49.6 (perceptualPrecision 0.504); "
                    + "or maxDiffPixels 4; or maxDiffPixelRatio 0.001666667 (precision 0.998333333)",
            ])
    }

    @Test("leaves out anti-aliased edges where it is asked to, and only these")
    func antialiasing() throws {
        // A slope from dark to light whose middle column is smoothed differently.
        func slope(_ middle: UInt8) -> Bitmap {
            var bitmap = Pictures.filled(12, 12, SIMD4(255, 255, 255, 255))
            for y in 0..<12 {
                for x in 0..<6 { bitmap[x, y] = SIMD4(0, 0, 0, 255) }
                bitmap[6, y] = SIMD4(middle, middle, middle, 255)
            }
            return bitmap
        }
        var smoothed = slope(90)
        // A row of one grey is no slope: on both sides it is alike.
        let tolerance = try Tolerance(antialiasing: true, reason: "another rasterizer")
        #expect(compare(slope(160), smoothed, tolerance).counts.antialiased == 12)
        #expect(compare(slope(160), smoothed, tolerance).verdict == .tolerated)
        #expect(compare(slope(160), smoothed).verdict == .differs)
        smoothed[2, 2] = SIMD4(255, 255, 255, 255)
        let comparison = compare(slope(160), smoothed, tolerance)
        #expect(comparison.verdict == .differs)
        #expect(comparison.counts.counted == 1)
    }
}
