extension Tolerance {
    /// Tolerances that have a name, each for one cause.
    package enum Preset: String, Hashable, Sendable, CaseIterable {
        /// For goldens drawn by another rasterizer: edges may be smoothed differently. Anti-aliasing is left out, other pixels
        /// may be off by 0.1 in YIQ, as pixelmatch and odiff do unless told otherwise.
        case edges
        /// For colours that were converted: a pixel may be off by a CIE94 ΔE of 2, which is just noticeable.
        case perceptual
        /// For a few stray pixels: one in ten thousand may be anything, if they are scattered.
        case scattered
    }

    /// - Throws: ``ToleranceError/reasonMissing``.
    package init(_ preset: Preset, reason: String) throws(ToleranceError) {
        switch preset {
        case .edges: try self.init(pixelTolerance: 0.1, antialiasing: true, reason: reason)
        case .perceptual: try self.init(perceptualTolerance: 2, reason: reason)
        case .scattered: try self.init(maxDiffPixelRatio: 0.0001, reason: reason)
        }
    }
}

extension Tolerance: CustomStringConvertible {
    /// The limits in words, e.g. `pixelTolerance 0.1, maxDiffPixels 20, at most 16 in any 16×16 pixels (fonts differ)`.
    package var description: String {
        var parts: [String] = []
        if let pixelTolerance { parts.append("pixelTolerance \(pixelTolerance)") }
        if let perceptualTolerance { parts.append("perceptualTolerance \(perceptualTolerance)") }
        if let maxDiffPixels { parts.append("maxDiffPixels \(maxDiffPixels)") }
        if let maxDiffPixelRatio { parts.append("maxDiffPixelRatio \(maxDiffPixelRatio.value)") }
        if antialiasing { parts.append("antialiasing left out") }
        if maxDiffPixels != nil || maxDiffPixelRatio != nil {
            parts.append("at most \(density.limit) in any \(density.side)×\(density.side) pixels")
        }
        return parts.joined(separator: ", ") + " (\(reason))"
    }
}
