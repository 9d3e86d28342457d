import Foundation

extension BenchmarkReport {
    /// The figures of all benchmarks.
    package var table: MarkdownTable {
        MarkdownTable(
            ["benchmark", "Tintype", "floor", "ratio", "middle half", "floor is", "counts (floor's)"],
            figures: [1, 2, 3],
            rows: results.map { result in
                [
                    result.name, Self.time(result.subject.seconds.median),
                    Self.time(result.floor.seconds.median), Self.ratio(result.ratio.median),
                    Self.range(result.ratio), result.floor.name, Self.counts(result),
                ]
            })
    }

    /// The goals, and the verdict on each.
    package func goalTable(_ goals: [Goal] = Goal.all) -> MarkdownTable {
        MarkdownTable(
            ["what", "against", "at most", "measured", "verdict"], figures: [2, 3],
            rows: goals.map { goal in
                [
                    goal.what, goal.against, Self.ratio(goal.limit), goal.value(in: self).map(Self.ratio) ?? "",
                    goal.verdict(in: self).rawValue,
                ]
            })
    }

    private static func counts(_ result: BenchmarkResult) -> String {
        Counter.allCases.compactMap { counter -> String? in
            let values = [result.subject, result.floor].map { $0.counters[counter.rawValue] }
            guard values.contains(where: { $0 != nil }) else { return nil }
            let texts = values.map { $0.map { String(format: "%.0f", $0) } ?? "?" }
            return "\(counter.rawValue) \(texts[0])" + (values[1] == nil ? "" : " (\(texts[1]))")
        }.joined(separator: ", ")
    }

    /// A time in the unit that gives it one to three digits before the point.
    static func time(_ seconds: Double) -> String {
        let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")]
        let unit = units.first { seconds >= $0.0 } ?? (1e-9, "ns")
        return "\(ratio(seconds / unit.0)) \(unit.1)"
    }

    /// A number with about three digits.
    static func ratio(_ value: Double) -> String {
        String(format: abs(value) < 1 ? "%.3f" : abs(value) < 10 ? "%.2f" : abs(value) < 100 ? "%.1f" : "%.0f", value)
    }

    static func range(_ spread: Spread) -> String { "\(ratio(spread.lower))…\(ratio(spread.upper))" }
}

extension ReportComparison {
    /// The changes, one a row.
    package var table: MarkdownTable {
        MarkdownTable(
            ["benchmark", "ratio before", "ratio now", "change", "verdict"], figures: [1, 2, 3],
            rows: changes.map { change in
                [
                    change.name, Self.text(change.before), Self.text(change.after),
                    change.change.map { String(format: "%+.0f %%", 100 * $0) } ?? "", change.verdict.rawValue,
                ]
            })
    }

    private static func text(_ ratio: Spread?) -> String {
        ratio.map { "\(BenchmarkReport.ratio($0.median)) (\(BenchmarkReport.range($0)))" } ?? ""
    }
}
