extension Tolerance {
    /// The tolerance that swift-snapshot-testing calls `precision` and `perceptualPrecision`.
    ///
    /// There `precision` is the share of pixels that must match, so `maxDiffPixelRatio` is 1 − precision; and
    /// `perceptualPrecision` is how close a pixel must be to match, so `perceptualTolerance` is 100 · (1 − that) in CIE94
    /// ΔE, which Core Image's `CILabDeltaE` measures. The density is limited here, and is not there.
    ///
    /// - Throws: ``ToleranceError``, in the names of the caller. 1 and 1 are exact, which is no tolerance: an error.
    package init(
        precision: Double = 1, perceptualPrecision: Double = 1, antialiasing: Bool = false,
        density: Density = .standard, reason: String
    ) throws(ToleranceError) {
        for (option, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)] {
            guard value >= 0, value <= 1 else { throw .outOfRange(option: option, value: value, range: "0 to 1") }
        }
        guard perceptualPrecision > 0 else {
            throw .toleratesEverything(option: "perceptualPrecision", value: perceptualPrecision)
        }
        try self.init(
            perceptualTolerance: perceptualPrecision < 1 ? Tolerance.complement(perceptualPrecision) * 100 : nil,
            maxDiffPixelRatio: precision < 1 ? Tolerance.complement(precision) : nil, antialiasing: antialiasing,
            density: density, reason: reason)
    }

    /// The meaning of swift-snapshot-testing's names, a line each, e.g. `precision 0.99 = maxDiffPixelRatio 0.01 (1 −
    /// 0.99)`.
    package static func mapping(precision: Double?, perceptualPrecision: Double?) -> [String] {
        var lines: [String] = []
        if let precision {
            lines.append("precision \(precision) = maxDiffPixelRatio \(complement(precision)) (1 − \(precision))")
        }
        if let perceptualPrecision {
            let deltaE = (complement(perceptualPrecision) * 100 * 1e7).rounded() / 1e7
            lines.append(
                "perceptualPrecision \(perceptualPrecision) = perceptualTolerance \(deltaE) "
                    + "(CIE94 ΔE, 100 × (1 − \(perceptualPrecision)))")
        }
        return lines
    }

    /// 1 − x to nine decimals, so that 0.99 gives 0.01 and not a hair more.
    package static func complement(_ value: Double) -> Double {
        ((1 - value) * 1e9).rounded() / 1e9
    }
}
