/// A number of seconds, exactly: a fraction in lowest terms, as thirtieths of a second have no decimals.
package struct FrameTime: Hashable, Sendable {
    package let numerator: Int
    /// Above 0.
    package let denominator: Int

    package static let zero = FrameTime(0, over: 1)
    /// The greatest denominator of a time that is read from text.
    package static let finest = 1_000_000

    /// - Precondition: `denominator` is above 0.
    package init(_ numerator: Int, over denominator: Int = 1) {
        precondition(denominator > 0, "a fraction has a positive denominator")
        let divisor = max(1, FrameTime.commonDivisor(numerator.magnitude, denominator.magnitude))
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// The time that `text` names in decimals or as a fraction, e.g. `0.25` or `1/3`; nil for any other text, and where it has more
    /// than four decimals, a part of more than nine digits, or a denominator above ``finest``.
    package init?(parsing text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let above = FrameTime.digits(parts[0]), let below = FrameTime.digits(parts[1]),
                (1...FrameTime.finest).contains(below)
            else { return nil }
            self.init(above, over: below)
            return
        }
        let decimals = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = FrameTime.digits(decimals[0]) else { return nil }
        guard decimals.count == 2 else {
            self.init(whole)
            return
        }
        guard decimals[1].utf8.count <= 4, let rest = FrameTime.digits(decimals[1]) else { return nil }
        let unit = (0..<decimals[1].utf8.count).reduce(1) { unit, _ in unit * 10 }
        self.init(whole * unit + rest, over: unit)
    }

    package var seconds: Double { Double(numerator) / Double(denominator) }

    /// For people: seconds to four decimals at most, e.g. `0.25` and `0.3333`.
    package var text: String {
        let tenThousandths = Int((seconds * 10_000).rounded())
        let digits = String(tenThousandths.magnitude % 10_000)
        let padded = String(repeating: "0", count: 4 - digits.count) + digits
        let decimals = padded.reversed().drop { $0 == "0" }.reversed()
        return "\(tenThousandths < 0 ? "-" : "")\(tenThousandths.magnitude / 10_000)"
            + (decimals.isEmpty ? "" : "." + String(decimals))
    }

    /// The text that ``init(parsing:)`` reads back: `3` or `1/3`.
    package var fractionText: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

    /// Digits alone, at most nine: products of two such numbers fit.
    private static func digits(_ text: some StringProtocol) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    private static func commonDivisor(_ a: UInt, _ b: UInt) -> Int {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return Int(a)
    }
}

extension FrameTime: Comparable {
    package static func < (a: FrameTime, b: FrameTime) -> Bool {
        let (left, right) = (
            a.numerator.multipliedFullWidth(by: b.denominator), b.numerator.multipliedFullWidth(by: a.denominator)
        )
        return left.high != right.high ? left.high < right.high : left.low < right.low
    }
}

extension FrameTime {
    /// The sum. If numbers of 64 bits cannot hold it, as of odd fractions in a foreign file, it is rounded to microseconds.
    package static func + (a: FrameTime, b: FrameTime) -> FrameTime {
        combined(a, b, by: { $0.addingReportingOverflow($1) })
    }

    /// The difference, rounded as the sum is.
    package static func - (a: FrameTime, b: FrameTime) -> FrameTime {
        combined(a, b, by: { $0.subtractingReportingOverflow($1) })
    }

    private static func combined(
        _ a: FrameTime, _ b: FrameTime, by operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> FrameTime {
        let left = a.numerator.multipliedReportingOverflow(by: b.denominator)
        let right = b.numerator.multipliedReportingOverflow(by: a.denominator)
        let below = a.denominator.multipliedReportingOverflow(by: b.denominator)
        let above = operation(left.partialValue, right.partialValue)
        // Denominators that grow from frame to frame would soon end in an overflow.
        if !left.overflow, !right.overflow, !below.overflow, !above.overflow {
            let sum = FrameTime(above.partialValue, over: below.partialValue)
            if sum.denominator <= 1 << 31 { return sum }
        }
        let (one, other) = (Int((a.seconds * 1e6).rounded()), Int((b.seconds * 1e6).rounded()))
        return FrameTime(operation(one, other).partialValue, over: 1_000_000)
    }
}
