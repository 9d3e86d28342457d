import BenchmarkFigures
import Foundation
import Testing

/// A result whose rounds had these ratios.
private func measured(_ name: String, ratios: [Double], bytes: (Double, Double)? = nil) -> BenchmarkResult {
    func side(_ name: String, _ seconds: [Double], _ bytes: Double?) -> BenchmarkResult.Side {
        BenchmarkResult.Side(
            name: name, seconds: Spread(of: seconds), counters: bytes.map { [Counter.bytes.rawValue: $0] } ?? [:])
    }
    return BenchmarkResult(
        name: name, subject: side("Tintype", ratios.map { $0 * 1e-3 }, bytes?.0),
        floor: side("C", ratios.map { _ in 1e-3 }, bytes?.1), ratio: Spread(of: ratios), rounds: ratios.count)
}

private func report(_ results: BenchmarkResult...) -> BenchmarkReport {
    BenchmarkReport(isQuick: true, results: results)
}

@Suite("Spreads")
struct SpreadTests {
    @Test("quartiles lie between two neighbours in proportion, whatever the order")
    func quartiles() {
        let spread = Spread(of: [4, 1, 3, 2])
        #expect(spread.lower == 1.75)
        #expect(spread.median == 2.5)
        #expect(spread.upper == 3.25)
    }

    @Test("one outlier moves neither the median nor the quartiles of many")
    func outlier() {
        let values = [Double](repeating: 2, count: 8) + [1000]
        #expect(Spread(of: values) == Spread(of: [2]))
    }

    @Test("spreads are apart where no value is in both middle halves, either way round")
    func apart() {
        let (low, high) = (Spread(of: [1, 2]), Spread(of: [3, 4]))
        #expect(low.isApart(from: high) && high.isApart(from: low))
        #expect(!low.isApart(from: Spread(of: [1.5, 2])))
    }
}

@Suite("Benchmark reports")
struct BenchmarkReportTests {
    @Test("JSON comes back as what it was written from")
    func roundTrip() throws {
        let report = report(measured("image/encode", ratios: [0.1, 0.25], bytes: (9, 10)))
        #expect(try BenchmarkReport(json: try report.json()) == report)
    }

    @Test("a later form is refused, and so is what is no report", arguments: ["{\"format\": 2}", "[]", ""])
    func refused(text: String) {
        #expect(throws: DecodingError.self) { try BenchmarkReport(json: Data(text.utf8)) }
    }

    @Test("a later form of a whole report is refused")
    func laterFormat() throws {
        var report = report()
        report.format = 2
        let json = try report.json()
        #expect(throws: DecodingError.self) { try BenchmarkReport(json: json) }
    }

    @Test("the table gives times in their units, and both sides' counts")
    func table() {
        let text = report(measured("image/encode", ratios: [0.2, 0.2], bytes: (900, 1000))).table.text
        #expect(
            text
                == """
                | benchmark    | Tintype |   floor | ratio | middle half | floor is | counts (floor's) |
                |--------------|--------:|--------:|------:|-------------|----------|------------------|
                | image/encode |  200 µs | 1.00 ms | 0.200 | 0.200…0.200 | C        | bytes 900 (1000) |
                """)
    }
}

@Suite("Goals of speed")
struct GoalTests {
    private let goals = [
        Goal("encode", against: "cairo", .time("image/encode"), atMost: 0.12),
        Goal("bytes", against: "cairo", .count(.bytes, "image/encode"), atMost: 1),
        Goal("list", against: "100 rows", .time("list/rows"), atMost: 2),
    ]

    @Test("a goal is held up to its limit, not held beyond it, and unknown where nothing was measured")
    func verdicts() {
        let found = report(measured("image/encode", ratios: [0.13], bytes: (10, 10)))
        #expect(goals.map { $0.verdict(in: found) } == [.missed, .held, .unknown])
        #expect(found.goalTable(goals).text.split(separator: "\n").map { $0.hasSuffix("| not held     |") }[2])
    }

    @Test("a count that one side has not is no ratio")
    func counts() {
        #expect(measured("a", ratios: [1]).ratio(of: .bytes) == nil)
        #expect(measured("a", ratios: [1], bytes: (3, 2)).ratio(of: .bytes) == 1.5)
        #expect(measured("a", ratios: [1], bytes: (3, 0)).ratio(of: .bytes) == nil)
    }

    @Test("no two goals bound one figure of one program")
    func unique() {
        #expect(Set(Goal.all.map(\.figure)).count == Goal.all.count)
    }
}

@Suite("Comparisons of runs")
struct ReportComparisonTests {
    @Test("a change is told where the spreads are apart, and only there")
    func verdicts() {
        let before = report(
            measured("faster", ratios: [2, 2.1]), measured("slower", ratios: [2, 2.1]),
            measured("same", ratios: [2, 3]), measured("gone", ratios: [1]))
        let after = report(
            measured("new", ratios: [1]), measured("faster", ratios: [1, 1.1]), measured("slower", ratios: [4, 4.1]),
            measured("same", ratios: [2.5, 3.5]))
        let changes = ReportComparison(from: before, to: after).changes
        #expect(changes.map(\.name) == ["new", "faster", "slower", "same", "gone"])
        #expect(changes.map(\.verdict) == [.new, .faster, .slower, .same, .gone])
    }

    @Test("the change is a part of the earlier ratio")
    func change() {
        let comparison = ReportComparison(
            from: report(measured("a", ratios: [4])), to: report(measured("a", ratios: [3])))
        #expect(comparison.changes.map(\.change) == [-0.25])
        #expect(comparison.table.text.contains("-25 %"))
    }
}
