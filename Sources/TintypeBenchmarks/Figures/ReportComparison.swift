/// The changes between an earlier run and a later one.
///
/// Times depend on the machine and its load; ratios do so less, and they alone are compared.
package struct ReportComparison: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable {
        case faster
        case slower
        /// The middle halves of both runs' ratios overlap.
        case same = "within the spread"
        case new
        case gone
    }

    package struct Change: Hashable, Sendable {
        package let name: String
        package let verdict: Verdict
        /// The ratio of time in the earlier run.
        package let before: Spread?
        package let after: Spread?

        /// The change of the medians' ratio as a part of the earlier one, e.g. -0.1 for a tenth less.
        package var change: Double? {
            guard let before, let after, before.median > 0 else { return nil }
            return after.median / before.median - 1
        }
    }

    /// A change for each benchmark: those of the later run in its order, then those that it has not.
    package let changes: [Change]

    package init(from before: BenchmarkReport, to after: BenchmarkReport) {
        let kept = after.results.map { result in
            let (old, new) = (before[result.name]?.ratio, result.ratio)
            return Change(name: result.name, verdict: Self.verdict(old, new), before: old, after: new)
        }
        let gone = before.results.filter { after[$0.name] == nil }.map {
            Change(name: $0.name, verdict: .gone, before: $0.ratio, after: nil)
        }
        changes = kept + gone
    }

    private static func verdict(_ before: Spread?, _ after: Spread) -> Verdict {
        guard let before else { return .new }
        guard before.isApart(from: after) else { return .same }
        return after.median < before.median ? .faster : .slower
    }
}
