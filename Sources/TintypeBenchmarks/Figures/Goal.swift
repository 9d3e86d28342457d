/// A bound on a ratio that this package sets itself.
package struct Goal: Hashable, Sendable {
    /// The figure that is bound.
    package enum Figure: Hashable, Sendable {
        /// The median of a benchmark's ratios of time.
        case time(String)
        /// The ratio of what both sides of a benchmark count.
        case count(Counter, String)
    }

    package enum Verdict: String, Hashable, Sendable {
        case held
        case missed = "not held"
        /// The benchmark was left out.
        case unknown = "not measured"
    }

    package let what: String
    package let against: String
    package let figure: Figure
    package let limit: Double

    package init(_ what: String, against: String, _ figure: Figure, atMost limit: Double) {
        self.what = what
        self.against = against
        self.figure = figure
        self.limit = limit
    }

    /// The ratio in a report; nil where it was not measured.
    package func value(in report: BenchmarkReport) -> Double? {
        switch figure {
        case .time(let name): report[name]?.ratio.median
        case .count(let counter, let name): report[name]?.ratio(of: counter)
        }
    }

    package func verdict(in report: BenchmarkReport) -> Verdict {
        guard let value = value(in: report) else { return .unknown }
        return value <= limit ? .held : .missed
    }
}

extension Goal {
    /// The bounds, in the order in which they are told.
    package static let all = [
        Goal("cold, badge bar to PNG", against: "naive C", .time("cold/naive"), atMost: 0.7),
        Goal("cold, badge bar to PNG", against: "best C", .time("cold/best"), atMost: 1.5),
        Goal("--version", against: "naive C", .time("cold/version"), atMost: 0.25),
        Goal("warm frame to PNG bytes", against: "C frame and cairo's writer", .time("warm/png"), atMost: 0.25),
        Goal("warm frame to pixels", against: "C frame", .time("warm/pixels"), atMost: 1),
        Goal("1,000 nodes to pixels", against: "plain cairo and pango", .time("picture/cells-1000"), atMost: 0.5),
        Goal("10,000 nodes to pixels", against: "plain cairo and pango", .time("picture/cells-10000"), atMost: 0.5),
        Goal("PNG encode", against: "cairo's writer", .time("image/encode"), atMost: 0.12),
        Goal("PNG encode, bytes", against: "cairo's writer", .count(.bytes, "image/encode"), atMost: 1),
        Goal("layout, 10-ary, 11,111 leaves and stacks", against: "C", .time("layout/leaves"), atMost: 8),
        Goal("layout, 10-ary, framed colours", against: "C", .time("layout/framed"), atMost: 16),
        Goal("List of 100,000 rows", against: "of 100 rows", .time("list/rows"), atMost: 2),
        Goal("stage at rest", against: "ImageRenderer", .time("motion/rest"), atMost: 1.05),
        Goal("120 frames, one animation", against: "still frames", .time("motion/animation"), atMost: 1.3),
        Goal("batch, 2 jobs", against: "1 job", .time("batch/jobs"), atMost: 0.53),
        Goal("peak memory, badge bar", against: "naive C", .count(.peak, "cold/naive"), atMost: 1.6),
    ]
}
