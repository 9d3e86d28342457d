/// The difference from its golden at which a picture still passes. Without one, comparison is exact: that is the default.
///
/// A tolerance has two parts. **A pixel** may be off by ``pixelTolerance`` or ``perceptualTolerance``, or be an
/// anti-aliased edge; what is off by more *counts*. **The picture** passes with as many counted pixels as
/// ``maxDiffPixels`` and ``maxDiffPixelRatio`` allow (both where both are given, none where neither is), and with no more
/// of them in any window than ``density`` allows: few of many pixels must not be a whole icon.
package struct Tolerance: Hashable, Sendable {
    /// The most that a pixel may be off, as pixelmatch and odiff define their `threshold`: a distance in YIQ, 0 (equal)
    /// up to 1 (the greatest there is), see `ColorDistance.yiq`. nil where it is not limited by this distance.
    package let pixelTolerance: Double?
    /// The most that a pixel may be off in CIE94 ΔE, 0...100, see `ColorDistance.deltaE`; 2 is just noticeable.
    /// nil where it is not limited by this distance.
    ///
    /// If both distances are given, a pixel counts that is over either; where none is, each that differs counts.
    package let perceptualTolerance: Double?
    /// The most pixels that may count; nil where no number is given.
    package let maxDiffPixels: Int?
    /// The greatest share of the compared pixels that may count; nil where no share is given.
    package let maxDiffPixelRatio: PixelRatio?
    /// Indicates whether pixels that look like anti-aliasing in either picture are left out, see `AntialiasingDetection`.
    package let antialiasing: Bool
    /// The limit on how crowded counted pixels may be.
    package let density: Density
    /// The reason why the picture may differ, for people. Never blank.
    package let reason: String

    /// - Parameter maxDiffPixelRatio: 0...1.
    /// - Throws: ``ToleranceError`` where a value is out of range, where there is no reason, where no value is given, and
    ///   where no picture could fail.
    package init(
        pixelTolerance: Double? = nil, perceptualTolerance: Double? = nil, maxDiffPixels: Int? = nil,
        maxDiffPixelRatio: Double? = nil, antialiasing: Bool = false, density: Density = .standard, reason: String
    ) throws(ToleranceError) {
        guard reason.contains(where: { !$0.isWhitespace }) else { throw .reasonMissing }
        try Tolerance.check("pixelTolerance", pixelTolerance, upTo: 1)
        try Tolerance.check("perceptualTolerance", perceptualTolerance, upTo: 100)
        if let maxDiffPixels, maxDiffPixels < 0 { throw .negative(option: "maxDiffPixels", value: maxDiffPixels) }
        var ratio: PixelRatio?
        if let maxDiffPixelRatio {
            ratio = PixelRatio(maxDiffPixelRatio)
            guard ratio != nil else {
                throw .outOfRange(option: "maxDiffPixelRatio", value: maxDiffPixelRatio, range: "0 to 1")
            }
        }
        guard
            pixelTolerance != nil || perceptualTolerance != nil || maxDiffPixels != nil || ratio != nil || antialiasing
        else { throw .noValue }
        self.pixelTolerance = pixelTolerance
        self.perceptualTolerance = perceptualTolerance
        self.maxDiffPixels = maxDiffPixels
        self.maxDiffPixelRatio = ratio
        self.antialiasing = antialiasing
        self.density = density
        self.reason = reason
    }

    private static func check(
        _ option: String, _ value: Double?, upTo maximum: Double
    ) throws(ToleranceError) {
        guard let value else { return }
        guard value >= 0, value <= maximum else {
            throw .outOfRange(option: option, value: value, range: "0 to \(Int(maximum))")
        }
        guard value < maximum else { throw .toleratesEverything(option: option, value: value) }
    }

    /// Returns whether `count` of `total` compared pixels may count.
    package func allows(_ count: Int, of total: Int) -> Bool {
        if maxDiffPixels == nil && maxDiffPixelRatio == nil { return count == 0 }
        return count <= maxDiffPixels ?? .max && maxDiffPixelRatio?.allows(count, of: total) ?? true
    }
}

extension Tolerance {
    /// A limit on the number of counted pixels in any square window.
    package struct Density: Hashable, Sendable {
        /// The side of the window in pixels.
        package let side: Int
        /// The most counted pixels in it.
        package let limit: Int

        package static let maximumSide = 255
        /// The standard density: at most 16 in 16×16, a 16th; a change of a whole 8×8 icon has up to 64.
        package static let standard = Density(uncheckedSide: 16, limit: 16)

        private init(uncheckedSide side: Int, limit: Int) {
            self.side = side
            self.limit = limit
        }

        /// - Throws: ``ToleranceError`` where the side is not 1...``maximumSide`` or the limit is negative.
        package init(side: Int = 16, limit: Int) throws(ToleranceError) {
            guard (1...Density.maximumSide).contains(side) else { throw .densitySide(side) }
            guard limit >= 0 else { throw .negative(option: "density limit", value: limit) }
            self.init(uncheckedSide: side, limit: limit)
        }
    }
}
