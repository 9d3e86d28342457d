import TintypeGraphics

extension ImageComparison: CustomStringConvertible {
    /// A clause for people, e.g. `12 of 153600 pixels differ, of which 3 are under tolerance, in 4×3 at (10, 5)`.
    package var description: String {
        switch verdict {
        case .equal: "all \(counts.compared) compared pixels are equal"
        case .nothingCompared: "no pixel was compared: the mask covers all \(canvas.area)"
        case .sizeDiffers:
            "the size is \(actualSize) pixels, expected \(expectedSize): \(actualSize.change(from: expectedSize))"
        case .tolerated, .differs:
            "\(differingText), in \(differingBounds), by up to \(maximumChannelDelta) of 255"
        }
    }

    /// `12 of 153600 pixels differ`, and how many of these do not count, and why.
    private var differingText: String {
        var parts: [String] = []
        if tolerance != nil {
            parts.append("\(counts.underTolerance) \(isOrAre(counts.underTolerance)) under tolerance")
        }
        if counts.antialiased > 0 {
            parts.append("\(counts.antialiased) \(isOrAre(counts.antialiased)) taken for anti-aliasing")
        }
        let text = "\(counts.differing) of \(counts.compared) pixels differ"
        return parts.isEmpty ? text : "\(text), of which \(parts.joined(separator: " and "))"
    }

    private func isOrAre(_ count: Int) -> String { count == 1 ? "is" : "are" }

    /// The smallest rectangle that holds the pixels that count; where none does, that of all that differ.
    private var differingBounds: PixelRect { bounds ?? differingArea }

    /// The numbers of a difference, a line each: distances, sizes, masks, the densest window, clusters, and what would
    /// pass. Empty where nothing differs and nothing was left out.
    package var details: [String] {
        var lines: [String] = []
        if verdict == .sizeDiffers, counts.compared + counts.ignored == 0 {
            lines.append("the pixels are not compared: one picture is far larger than the other")
        } else if verdict == .sizeDiffers {
            lines.append(
                "of the \(counts.compared + counts.ignored) pixels of both, \(counts.differing) differ; "
                    + "\(counts.onlyExpected) are in the expected picture alone, \(counts.onlyActual) in the actual")
        }
        if counts.differing > 0 {
            lines.append(
                "greatest distance: \(maximumChannelDelta) of 255 in a channel, "
                    + "\(ImageComparison.rounded(maximumYIQ, 1000)) in YIQ, "
                    + "ΔE \(ImageComparison.rounded(maximumDeltaE, 10))")
        }
        if let tolerance { lines.append("tolerance: \(tolerance)") }
        if let ignored { lines.append("mask: \(ignored); \(counts.ignoredDiffering) of these differ") }
        if let densest { lines.append("densest: \(densest.count) pixels in \(densest.bounds)") }
        lines += clusters.map { "cluster: \($0)" }
        if clusterCount > clusters.count { lines.append("and \(clusterCount - clusters.count) more clusters") }
        if let sweep, let text = sweep.text(counts: counts, densest: densest) { lines.append(text) }
        return lines
    }

    /// `value` rounded up to a multiple of 1 / `steps`, so that what differs is never 0.
    private static func rounded(_ value: Double, _ steps: Double) -> Double {
        (value * steps).rounded(.up) / steps
    }
}

extension ToleranceSweep {
    /// The tolerances that would pass, e.g. `tightest that passes: pixelTolerance 0.032; or maxDiffPixels 12
    /// (maxDiffPixelRatio 1e-05)`. If only both a number of pixels and a density would, both are told.
    func text(counts: PixelCounts, densest: DensestWindow?) -> String? {
        var options: [String] = []
        if let pixelTolerance { options.append("pixelTolerance \(pixelTolerance)") }
        if let perceptualTolerance, let perceptualPrecision {
            options.append("perceptualTolerance \(perceptualTolerance) (perceptualPrecision \(perceptualPrecision))")
        }
        if let maxDiffPixels { options.append("maxDiffPixels \(maxDiffPixels)") }
        if let maxDiffPixelRatio, let precision {
            options.append(
                "maxDiffPixelRatio \(Decimals.text(maxDiffPixelRatio.billionths, places: 9)) (precision \(precision))")
        }
        if let densityLimit { options.append("a density limit of \(densityLimit)") }
        if maxDiffPixels == nil, maxDiffPixelRatio == nil, densityLimit == nil, let densest {
            options.append("maxDiffPixels \(counts.counted) with a density limit of \(densest.count)")
        }
        return options.isEmpty ? nil : "tightest that passes: " + options.joined(separator: "; or ")
    }
}
