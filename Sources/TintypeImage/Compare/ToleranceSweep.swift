package import TintypeGraphics

/// The tightest value of each option of a tolerance that would pass, all others as they are.
///
/// An option is nil where no value of it passes alone, and where the pixels are limited by the other distance.
package struct ToleranceSweep: Hashable, Sendable {
    /// The smallest distance in YIQ, in thousandths, 0...999; 0 where it is not needed.
    package let pixelThousandths: Int?
    /// The smallest CIE94 ΔE, in tenths, 0...999; 0 where it is not needed.
    package let perceptualTenths: Int?
    /// The smallest number of pixels.
    package let maxDiffPixels: Int?
    /// The smallest share of pixels.
    package let maxDiffPixelRatio: PixelRatio?
    /// The smallest limit of a window.
    package let densityLimit: Int?

    /// ``pixelThousandths`` as the value to write.
    package var pixelTolerance: Double? { pixelThousandths.map { Double($0) / 1000 } }
    /// ``perceptualTenths`` as the value to write.
    package var perceptualTolerance: Double? { perceptualTenths.map { Double($0) / 10 } }
    /// The greatest share of matching pixels that would pass, `1 − maxDiffPixelRatio`.
    package var precision: Double? {
        maxDiffPixelRatio.map { PixelRatio(billionths: PixelRatio.denominator - $0.billionths).value }
    }
    /// The greatest likeness of a pixel that would pass, `1 − perceptualTolerance / 100`.
    package var perceptualPrecision: Double? { perceptualTenths.map { Double(1000 - $0) / 1000 } }

    init(_ pass: PixelPass, densest: DensestWindow?) {
        let (tolerance, counts) = (pass.tolerance, pass.counts)
        let density = tolerance?.density ?? .standard
        let isSparse = densest?.count ?? 0 <= density.limit
        let ratio = PixelRatio(allowing: counts.counted, of: counts.compared)
        let isFew = tolerance?.maxDiffPixels.map { counts.counted <= $0 } ?? true
        let isSmallShare = tolerance?.maxDiffPixelRatio.map { $0.allows(counts.counted, of: counts.compared) } ?? true
        maxDiffPixels = isSparse && isSmallShare ? counts.counted : nil
        maxDiffPixelRatio = isSparse && isFew ? ratio : nil
        let isAllowed = tolerance?.allows(counts.counted, of: counts.compared) ?? (counts.counted == 0)
        densityLimit = isAllowed ? densest?.count ?? 0 : nil

        let trial = ToleranceTrial(pass, density: density)
        let isYIQLimited = tolerance?.pixelTolerance != nil
        let isDeltaELimited = tolerance?.perceptualTolerance != nil
        pixelThousandths =
            isDeltaELimited && !isYIQLimited ? nil : trial.tightest { $0.isOverDeltaE ? nil : $0.yiq }
        perceptualTenths =
            isYIQLimited && !isDeltaELimited ? nil : trial.tightest { $0.isOverYIQ ? nil : $0.deltaE }
    }
}
