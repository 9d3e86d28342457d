/// Decimal fractions out of integers, so that nothing is rounded on the way to the text.
enum Decimals {
    /// `value` / 10^`places`, without zeros at the end: `text(50, places: 3)` is `0.05`.
    static func text(_ value: Int, places: Int) -> String {
        let digits = String(value)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        let fraction = padded.suffix(places)
        let significant = fraction.lastIndex { $0 != "0" }.map { fraction[...$0] } ?? ""
        return padded.dropLast(places) + (significant.isEmpty ? "" : "." + significant)
    }
}
