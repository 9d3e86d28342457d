import BenchmarkFigures
import CAllocationCount
import Foundation

/// Work within this process.
///
/// `State` is made once and kept, `Input` is made anew for each run. Neither is timed, nor that the input is freed.
@MainActor
final class Work<State, Input>: Contender {
    let name: String
    private let make: @MainActor () throws -> State
    private let prepare: @MainActor (State) throws -> Input
    private let body: @MainActor (Input) throws -> Void
    private let counts: @MainActor (Input) throws -> [Counter: Int]
    private var state: State?

    /// - Parameter counts: The counts of a run whose input it is given, after the run.
    init(
        _ name: String, make: @escaping @MainActor () throws -> State,
        prepare: @escaping @MainActor (State) throws -> Input,
        counts: @escaping @MainActor (Input) throws -> [Counter: Int] = { _ in [:] },
        body: @escaping @MainActor (Input) throws -> Void
    ) {
        self.name = name
        self.make = make
        self.prepare = prepare
        self.counts = counts
        self.body = body
    }

    func run() throws -> Outcome {
        let input = try prepare(try current())
        let allocations = allocation_count()
        let start = ContinuousClock.now
        try body(input)
        let duration = ContinuousClock.now - start
        let asked = Double(allocation_count() - allocations)
        return Outcome(seconds: duration / .seconds(1), counters: [Counter.allocations.rawValue: asked])
    }

    func count() throws -> [String: Double] {
        let input = try prepare(try current())
        try body(input)
        return Dictionary(uniqueKeysWithValues: try counts(input).map { ($0.rawValue, Double($1)) })
    }

    func release() { state = nil }

    private func current() throws -> State {
        if let state { return state }
        let made = try make()
        state = made
        return made
    }
}

extension Work where State == Input {
    convenience init(
        _ name: String, make: @escaping @MainActor () throws -> State,
        counts: @escaping @MainActor (State) throws -> [Counter: Int] = { _ in [:] },
        body: @escaping @MainActor (State) throws -> Void
    ) {
        self.init(name, make: make, prepare: { $0 }, counts: counts, body: body)
    }
}
