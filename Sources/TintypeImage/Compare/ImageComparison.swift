package import TintypeGraphics

/// The result of comparing two pictures: the verdict, the numbers behind it, and the tolerances that would have changed it.
///
/// All counts are integers, and shares are compared as products of integers; nothing is decided by a number that was
/// rounded for people.
package struct ImageComparison: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        /// Every compared pixel is exactly equal.
        case equal
        /// Pixels differ, and no more than the tolerance allows.
        case tolerated
        case differs
        /// The sizes differ: that fails, whatever the pixels and the tolerance.
        case sizeDiffers
        /// A mask left no pixel to compare: that fails, as nothing was verified.
        case nothingCompared

        package var isPassing: Bool {
            switch self {
            case .equal, .tolerated: true
            case .differs, .sizeDiffers, .nothingCompared: false
            }
        }
    }

    package let verdict: Verdict
    package let expectedSize: PixelSize
    package let actualSize: PixelSize
    package let counts: PixelCounts
    /// The greatest difference of a channel of a compared pixel, 0...255.
    package let maximumChannelDelta: Int
    /// The greatest distance of a compared pixel in YIQ, 0...1.
    package let maximumYIQ: Double
    /// The greatest CIE94 ΔE of a compared pixel.
    package let maximumDeltaE: Double
    /// The smallest rectangle that holds the pixels that count; nil where none does. Pixels that one picture has alone
    /// are told by the sizes.
    package let bounds: PixelRect?
    /// The smallest rectangle that holds all pixels that are not exactly equal, ignored ones included; empty for none.
    package let differingArea: PixelRect
    /// The first ``PixelCluster/maximumListed`` clusters of the pixels that count, the largest first.
    package let clusters: [PixelCluster]
    /// The number of all clusters.
    package let clusterCount: Int
    /// The window, of the tolerance's side or the standard one, in which most pixels count; nil where none does.
    package let densest: DensestWindow?
    /// The tightest values that would pass; nil where none would, and where nothing differs.
    package let sweep: ToleranceSweep?
    /// The tolerance of the comparison; nil for none.
    package let tolerance: Tolerance?
    /// The pixels that were left out; nil for none.
    package let ignored: PixelMask?
    /// The finding for each pixel. As large as the area that differs, in bytes: set it to nil to keep the numbers alone.
    package var mask: DifferenceMask?

    /// True where pictures of these sizes are compared pixel by pixel: those of one size, and others of which the canvas that
    /// holds both is not much larger than the drawn one, or than any screen. A small file can say that it is of any size.
    package static func comparesPixels(expected: PixelSize, actual: PixelSize) -> Bool {
        expected == actual || expected.union(actual).area <= max(4 * actual.area, 1 << 23)
    }

    /// The comparison of two pictures by their sizes alone, which differ. It has no mask.
    package init(expectedSize: PixelSize, actualSize: PixelSize, tolerance: Tolerance? = nil) {
        precondition(expectedSize != actualSize, "pictures of one size are compared by their pixels")
        let common = min(expectedSize.width, actualSize.width) * min(expectedSize.height, actualSize.height)
        var counts = PixelCounts()
        counts.onlyExpected = expectedSize.area - common
        counts.onlyActual = actualSize.area - common
        verdict = .sizeDiffers
        self.expectedSize = expectedSize
        self.actualSize = actualSize
        self.counts = counts
        self.tolerance = tolerance
        (maximumChannelDelta, maximumYIQ, maximumDeltaE) = (0, 0, 0)
        (bounds, densest, sweep, ignored, mask) = (nil, nil, nil, nil, nil)
        (clusters, clusterCount) = ([], 0)
        differingArea = PixelRect(x: 0, y: 0, width: 0, height: 0)
    }

    /// Compares two pictures.
    ///
    /// If the sizes differ, what both have is compared, and what one has alone counts. A tolerance then changes what is
    /// told, not the verdict.
    ///
    /// - Parameters:
    ///   - tolerance: The tolerance; nil for an exact comparison.
    ///   - mask: The pixels to leave out, on the larger canvas.
    package static func compare(
        expected: Bitmap, actual: Bitmap, tolerance: Tolerance? = nil, mask: PixelMask? = nil
    ) -> ImageComparison {
        var pass = PixelPass(expected: expected, actual: actual, tolerance: tolerance, ignored: mask)
        pass.run()
        return ImageComparison(pass)
    }

    private init(_ pass: PixelPass) {
        let mask = pass.mask
        let counts = pass.counts
        let canvas = pass.expectedSize.union(pass.actualSize)
        let density = pass.tolerance?.density ?? .standard
        let isSizeEqual = pass.expectedSize == pass.actualSize
        let clusters = ClusterSearch.clusters(mask)
        let counted = mask.values.map { UInt8($0 == DifferenceMask.Pixel.differs.rawValue ? 1 : 0) }
        densest = counted.withUnsafeBufferPointer {
            DensestWindow.find($0, area: mask.area, canvas: canvas, side: density.side)
        }
        verdict =
            if !isSizeEqual {
                .sizeDiffers
            } else if counts.compared == 0 {
                .nothingCompared
            } else if counts.differing == 0 {
                .equal
            } else if let tolerance = pass.tolerance, tolerance.allows(counts.counted, of: counts.compared),
                densest?.count ?? 0 <= density.limit
            {
                .tolerated
            } else {
                .differs
            }
        sweep = isSizeEqual && counts.differing > 0 ? ToleranceSweep(pass, densest: densest) : nil
        expectedSize = pass.expectedSize
        actualSize = pass.actualSize
        self.counts = counts
        maximumChannelDelta = pass.maximumChannelDelta
        maximumYIQ = Double(pass.maximumYIQ)
        maximumDeltaE = Double(pass.maximumDeltaE)
        bounds = clusters.isEmpty ? nil : clusters.reduce(clusters[0].bounds) { $0.union($1.bounds) }
        self.clusters = Array(clusters.prefix(PixelCluster.maximumListed))
        clusterCount = clusters.count
        tolerance = pass.tolerance
        ignored = pass.ignored
        differingArea = mask.area
        self.mask = mask
    }

    /// The smallest size that holds both pictures.
    package var canvas: PixelSize { expectedSize.union(actualSize) }

    /// The share of the compared pixels that count, rounded up: 0 only where none does.
    package var ratio: PixelRatio { PixelRatio(allowing: counts.counted, of: counts.compared) }
}
