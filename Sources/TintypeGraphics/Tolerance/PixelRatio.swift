/// A share of pixels, 0...1, in billionths: comparing it with a count takes integers alone, and one pixel of the largest
/// picture is four of its steps.
package struct PixelRatio: Hashable, Sendable, Comparable {
    package let billionths: Int

    /// One of everything.
    package static let one = PixelRatio(billionths: PixelRatio.denominator)
    package static let denominator = 1_000_000_000

    package init(billionths: Int) {
        self.billionths = billionths
    }

    /// The nearest share; nil where `value` is not within 0...1.
    package init?(_ value: Double) {
        guard value >= 0, value <= 1 else { return nil }
        billionths = Int((value * Double(PixelRatio.denominator)).rounded())
    }

    /// The smallest share that allows `count` of `total` pixels.
    package init(allowing count: Int, of total: Int) {
        precondition(count >= 0 && count <= total, "a share is a part of the whole")
        billionths = total == 0 ? 0 : (count * PixelRatio.denominator + total - 1) / total
    }

    /// Returns whether `count` of `total` pixels are no more than this share, by `count · 10^9 ≤ share · total`.
    package func allows(_ count: Int, of total: Int) -> Bool {
        // At most 2^28 · 10^9, which fits.
        count * PixelRatio.denominator <= billionths * total
    }

    /// The share as a number, for showing.
    package var value: Double { Double(billionths) / Double(PixelRatio.denominator) }

    package static func < (a: PixelRatio, b: PixelRatio) -> Bool { a.billionths < b.billionths }
}
