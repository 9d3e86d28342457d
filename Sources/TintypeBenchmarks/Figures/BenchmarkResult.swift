/// The findings of one benchmark: Tintype beside a floor, in turns.
package struct BenchmarkResult: Hashable, Codable, Sendable {
    /// The findings of one side.
    package struct Side: Hashable, Codable, Sendable {
        /// The program that ran.
        package var name: String
        package var seconds: Spread
        /// The counts of one run, by ``Counter``'s names.
        package var counters: [String: Double]

        package init(name: String, seconds: Spread, counters: [String: Double] = [:]) {
            self.name = name
            self.seconds = seconds
            self.counters = counters
        }
    }

    /// The name of the benchmark, e.g. `layout/framed`.
    package var name: String
    package var subject: Side
    package var floor: Side
    /// The subject's time as a multiple of the floor's, round by round.
    package var ratio: Spread
    package var rounds: Int

    package init(name: String, subject: Side, floor: Side, ratio: Spread, rounds: Int) {
        self.name = name
        self.subject = subject
        self.floor = floor
        self.ratio = ratio
        self.rounds = rounds
    }

    /// A count of the subject as a multiple of the floor's; nil where one of them does not count it.
    package func ratio(of counter: Counter) -> Double? {
        guard let subject = subject.counters[counter.rawValue], let floor = floor.counters[counter.rawValue],
            floor > 0
        else { return nil }
        return subject / floor
    }
}

/// The names of what is counted beside time.
package enum Counter: String, CaseIterable, Sendable {
    /// The nodes that were measured, answers from memory left out.
    case measures
    case displayItems = "display items"
    /// The blocks that the thread asked the C library for.
    case allocations
    /// The size of a file.
    case bytes
    /// The most memory that a process of this alone held.
    case peak = "KiB at most"
}
