/// The middle of a series of values, and their spread about it.
package struct Spread: Hashable, Codable, Sendable {
    /// The value that a quarter of all lie below.
    package let lower: Double
    package let median: Double
    /// The value that a quarter of all lie above.
    package let upper: Double

    /// - Precondition: There is a value, and each is finite.
    package init(of values: [Double]) {
        precondition(!values.isEmpty && values.allSatisfy(\.isFinite), "a spread is one of finite values")
        let sorted = values.sorted()
        (lower, median, upper) = (
            Self.quantile(0.25, of: sorted), Self.quantile(0.5, of: sorted), Self.quantile(0.75, of: sorted)
        )
    }

    /// The value that so great a part of all lies below, between two neighbours in proportion.
    private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        let place = part * Double(sorted.count - 1)
        let below = Int(place)
        guard below + 1 < sorted.count else { return sorted[below] }
        return sorted[below] + (place - Double(below)) * (sorted[below + 1] - sorted[below])
    }

    /// True where the middle halves of both have no value in common.
    package func isApart(from other: Spread) -> Bool { upper < other.lower || lower > other.upper }
}
