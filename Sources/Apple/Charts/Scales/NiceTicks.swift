/// Round numbers at even distances: 1, 2 or 5 times a power of ten.
struct NiceTicks: Equatable {
    /// The distance of two ticks; 0 where there is no interval to divide.
    let step: Double
    private let lower: Double
    private let upper: Double

    /// - Parameters:
    ///   - count: The number of intervals that is wished for; the step that comes nearest to it is taken.
    ///   - minimumStep: The least distance of two ticks.
    init(_ lower: Double, _ upper: Double, count: Int, minimumStep: Double = 0) {
        self.lower = min(lower, upper)
        self.upper = max(lower, upper)
        let raw = (self.upper - self.lower) / Double(max(count, 1))
        step = raw.isFinite ? max(Self.round(raw), minimumStep) : 0
    }

    /// - Parameter step: The distance of two ticks, as it is asked for.
    init(_ lower: Double, _ upper: Double, step: Double) {
        self.lower = min(lower, upper)
        self.upper = max(lower, upper)
        self.step = step > 0 && (self.upper - self.lower) / step < 10_000 ? step : 0
    }

    /// The number 1, 2, 5 or 10 times a power of ten that is nearest to `value` by ratio.
    private static func round(_ value: Double) -> Double {
        guard value > 0 else { return 0 }
        let power = pow(10, floor(log10(value)))
        let ratio = value / power
        // The geometric means between the steps.
        let factor: Double =
            ratio < 2.0.squareRoot() ? 1 : ratio < 10.0.squareRoot() ? 2 : ratio < 50.0.squareRoot() ? 5 : 10
        return factor * power
    }

    /// The ticks between the ends.
    var inside: [Double] {
        multiples(from: (lower / step - 1e-9).rounded(.up), to: (upper / step + 1e-9).rounded(.down))
    }

    /// The ticks from the last at or before the lower end to the first at or after the upper one.
    var covering: [Double] {
        multiples(from: (lower / step + 1e-9).rounded(.down), to: (upper / step - 1e-9).rounded(.up))
    }

    private func multiples(from first: Double, to last: Double) -> [Double] {
        guard step > 0, first.isFinite, last.isFinite, last >= first else { return lower.isFinite ? [lower] : [] }
        // Whole multiples of the inverse are exact where those of the step are not: 3 / 10, not 3 × 0.1.
        let inverse = (1 / step).rounded()
        let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
        return (0...Int(last - first)).map { isFraction ? (first + Double($0)) / inverse : (first + Double($0)) * step }
    }

    /// The number of decimals that the ticks need.
    var decimals: Int { step > 0 && step < 1 ? Int((-log10(step) - 1e-9).rounded(.up)) : 0 }
}

/// Ticks of a logarithmic scale: powers of ten, and their multiples where few powers are in the domain.
enum LogTicks {
    static func inside(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
        guard lower > 0, upper > lower else { return lower > 0 ? [lower] : [] }
        let (first, last) = (Int(floor(log10(lower))), Int(ceil(log10(upper))))
        let stride = max((last - first) / max(count, 1), 1)
        let isNarrow = last - first <= max(count / 3, 1)
        let factors: [Double] = isNarrow ? [1, 2, 5] : [1]
        var found: [Double] = []
        for power in Swift.stride(from: first, through: last, by: stride) {
            for factor in factors {
                let tick: Double = factor * pow(10, Double(power))
                if tick >= lower * (1 - 1e-9), tick <= upper * (1 + 1e-9) { found.append(tick) }
            }
        }
        return found
    }
}
