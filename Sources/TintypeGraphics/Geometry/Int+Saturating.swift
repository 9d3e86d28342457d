package import Foundation

extension Int {
    /// The whole number toward zero, or the nearest end of `range` beyond it. Anyone's numbers may come here: one that is not
    /// a number is 0, or the end nearest to 0.
    package init(saturating value: Double, in range: ClosedRange<Int> = -1_000_000_000_000_000...1_000_000_000_000_000)
    {
        guard let whole = Int(exactly: value.rounded(.towardZero)) else {
            self =
                value.isNaN
                ? Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
                : value < 0 ? range.lowerBound : range.upperBound
            return
        }
        self = Swift.min(Swift.max(whole, range.lowerBound), range.upperBound)
    }
}

extension CGFloat {
    /// The number, within a range; 0 in place of what is not a number.
    package func bounded(by limit: CGFloat) -> CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}
