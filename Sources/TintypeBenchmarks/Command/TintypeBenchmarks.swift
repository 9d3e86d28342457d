import ArgumentParser
import BenchmarkFigures
import Foundation
import Tintype
import TintypeGraphics
import TintypeImage

/// `tintype-benchmarks`: Tintype beside programs in C, as ratios.
@main
struct TintypeBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tintype-benchmarks",
        abstract: "Measure what Tintype costs beside programs in C that do the same with no more than must be.",
        discussion: """
            Both sides of a benchmark run in turns. A ratio is the median of the rounds' ratios, beside it stands the half \
            of them that is in the middle. Times depend on the machine and its load, ratios less so.

            Examples:
              swift run -c release tintype-benchmarks
              swift run -c release tintype-benchmarks --quick
              swift run -c release tintype-benchmarks --grep '^layout/'
              swift run -c release tintype-benchmarks --json > before.json
              swift run -c release tintype-benchmarks --compare before.json

            Exit codes: 0 measured, whatever the figures; 1 something could not be measured; 64 wrong usage.
            """)

    @Flag(help: "Fewer rounds, and a batch of 100 pictures instead of 1,000.")
    var quick = false

    @Flag(help: "Print the figures as JSON, which --compare reads.")
    var json = false

    @Option(help: ArgumentHelp("Tell what changed beyond the spread since a run with --json.", valueName: "file"))
    var compare: String?

    @Option(name: [.short, .long], help: "Only benchmarks whose name matches this regular expression.")
    var grep: String?

    /// The benchmark of which one side runs once, for the process's memory.
    @Option(help: .hidden) var alone: String?
    @Option(help: .hidden) var side: BenchmarkSide = .subject

    func validate() throws {
        if let grep, (try? Regex(grep)) == nil { throw ValidationError("--grep \"\(grep)\" is no regular expression") }
    }

    func run() throws {
        // Libraries that read a variable draw other pixels, at other cost.
        CleanStart.ensure()
        FreedMemory.keepForReuse()
        try MainActor.assumeIsolated { try measure() }
    }

    @MainActor
    private func measure() throws {
        let earlier = try compare.map(read)
        let folder = FileManager.default.temporaryDirectory.appending(path: "tintype-benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let launcher = try Launcher()
        let benchmarks = try Benchmark.all(launcher, folder: folder, batchSize: quick ? 100 : 1000)
        if let alone {
            guard let benchmark = benchmarks.first(where: { $0.name == alone }) else {
                throw ValidationError("there is no benchmark \(alone)")
            }
            _ = try side.contender(of: benchmark).run()
            return
        }
        let report = BenchmarkReport(
            isQuick: quick,
            results: try figures(of: benchmarks, BenchmarkRunner(launcher: launcher, isQuick: quick)))
        try show(report, earlier)
    }

    @MainActor
    private func figures(of benchmarks: [Benchmark], _ runner: BenchmarkRunner) throws -> [BenchmarkResult] {
        let pattern = try grep.map { try Regex($0) }
        let wanted = benchmarks.filter { benchmark in pattern.map { benchmark.name.contains($0) } ?? true }
        guard !wanted.isEmpty else {
            let names = benchmarks.map(\.name).joined(separator: ", ")
            throw ValidationError("no benchmark matches; there are: \(names)")
        }
        return try wanted.enumerated().map { index, benchmark in
            try StandardStream.error.write(line: "\(index + 1)/\(wanted.count) \(benchmark.name)")
            return try runner.measure(benchmark)
        }
    }

    private func read(_ path: String) throws -> BenchmarkReport {
        guard let bytes = try WholeFile.read(path) else { throw ValidationError("there is no file \(path)") }
        let report: BenchmarkReport
        do {
            report = try BenchmarkReport(json: Data(bytes))
        } catch {
            throw ValidationError("\(path) is no output of --json: \(error)")
        }
        guard report.isQuick == quick else {
            throw ValidationError("\(path) was measured \(quick ? "without" : "with") --quick: measure both alike")
        }
        return report
    }

    private func show(_ report: BenchmarkReport, _ earlier: BenchmarkReport?) throws {
        if json {
            try StandardStream.output.write([UInt8](try report.json()) + [UInt8(ascii: "\n")])
            return
        }
        var tables = [report.table]
        // Of a part of the benchmarks only the goals are told that it has figures for.
        let goals = Goal.all.filter { grep == nil || $0.value(in: report) != nil }
        if !goals.isEmpty { tables.append(report.goalTable(goals)) }
        if let earlier { tables.append(ReportComparison(from: earlier, to: report).table) }
        for table in tables { try StandardStream.output.write(line: ShownText(lines: table.text + "\n\n")) }
    }
}

extension BenchmarkSide: ExpressibleByArgument {}
