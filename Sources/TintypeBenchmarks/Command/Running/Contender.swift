/// One side of a benchmark: a program, or work within this one.
@MainActor
protocol Contender {
    /// The program's name in tables.
    var name: String { get }

    /// Does the work once.
    func run() throws -> Outcome

    /// The counts that cost too much to be taken beside the time, by ``Counter``'s names.
    func count() throws -> [String: Double]

    /// Gives back what was kept from one run to the next.
    func release()
}

/// The cost of one run.
struct Outcome {
    var seconds: Double
    var counters: [String: Double] = [:]
}

/// Tintype beside the least that must be done. Nothing is made before the first run of either side.
struct Benchmark {
    /// A group and a name, e.g. `layout/framed`.
    let name: String
    let subject: any Contender
    let floor: any Contender
}

/// The sides of a benchmark, by their names on the command line.
enum BenchmarkSide: String, CaseIterable {
    case subject, floor

    @MainActor
    func contender(of benchmark: Benchmark) -> any Contender {
        switch self {
        case .subject: benchmark.subject
        case .floor: benchmark.floor
        }
    }
}
