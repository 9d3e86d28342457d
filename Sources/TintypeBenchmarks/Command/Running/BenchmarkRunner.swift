import BenchmarkFigures
import Foundation

/// Runs both sides of a benchmark in turns, so that a load of the machine meets both.
@MainActor
struct BenchmarkRunner {
    let launcher: Launcher
    let isQuick: Bool

    /// Seconds in which a benchmark is repeated, unless its fewest rounds take longer.
    private var budget: Double { isQuick ? 0.6 : 6 }
    private var fewestRounds: Int { isQuick ? 3 : 5 }
    private let mostRounds = 25
    /// Shorter work is repeated within a round until it takes so long.
    private let shortestRound = 2e-3

    /// The findings of one benchmark.
    func measure(_ benchmark: Benchmark) throws -> BenchmarkResult {
        defer { for side in [benchmark.subject, benchmark.floor] { side.release() } }
        // The first runs find cold memory and empty caches; the second ones tell how many fit.
        for side in [benchmark.subject, benchmark.floor] where !(side is StartedProgram) { _ = try side.run() }
        let (subject, floor) = (try benchmark.subject.run(), try benchmark.floor.run())
        let repeats = (subject: repeats(subject), floor: repeats(floor))
        let turn = max(subject.seconds, shortestRound) + max(floor.seconds, shortestRound)
        let rounds = min(mostRounds, max(fewestRounds, Int(budget / turn)))
        var (subjects, floors) = ([Outcome](), [Outcome]())
        for round in 0..<rounds {
            // Neither side is always the one that finds what the other left in the processor's caches.
            if round.isMultiple(of: 2) { subjects.append(try run(benchmark.subject, repeats.subject)) }
            floors.append(try run(benchmark.floor, repeats.floor))
            if !round.isMultiple(of: 2) { subjects.append(try run(benchmark.subject, repeats.subject)) }
        }
        return BenchmarkResult(
            name: benchmark.name, subject: try side(benchmark, .subject, subjects),
            floor: try side(benchmark, .floor, floors),
            ratio: Spread(of: zip(subjects, floors).map { $0.seconds / $1.seconds }), rounds: rounds)
    }

    private func repeats(_ outcome: Outcome) -> Int {
        min(1000, max(1, Int((shortestRound / max(outcome.seconds, 1e-9)).rounded(.up))))
    }

    /// The cost of a run, as the mean of several.
    private func run(_ side: any Contender, _ repeats: Int) throws -> Outcome {
        var outcome = try side.run()
        for _ in 1..<repeats { outcome.seconds += try side.run().seconds }
        outcome.seconds /= Double(repeats)
        return outcome
    }

    private func side(_ benchmark: Benchmark, _ side: BenchmarkSide, _ outcomes: [Outcome]) throws
        -> BenchmarkResult.Side
    {
        let contender = side.contender(of: benchmark)
        var counters = outcomes.last?.counters ?? [:]
        counters.merge(try contender.count()) { $1 }
        if !(contender is StartedProgram) {
            counters.merge(try launcher.time(launcher.alone(benchmark.name, side)).counters) { $1 }
        }
        return BenchmarkResult.Side(
            name: contender.name, seconds: Spread(of: outcomes.map(\.seconds)), counters: counters)
    }
}
