import TintypeGraphics
import TintypeSnapshots

/// The destination and the form of a run's lines for people.
final class RunLines: Sendable {
    private let toError: Bool
    private let withDots: Bool
    /// The lines that wait for the end of the run, where it shows dots.
    private let waiting = Lock<[ShownText]>([])

    init(_ options: ReporterOptions) {
        toError = options.ownsStandardOutput
        withDots = options.reporters.contains(.dot)
    }

    func print(_ line: ShownText) {
        if withDots { waiting.withLock { $0.append(line) } } else { write(line) }
    }

    /// A dot for a case that passed, a letter for one that did not.
    func mark(_ status: CaseStatus) {
        guard withDots else { return }
        let mark =
            switch status {
            case .passed, .recorded: "."
            case .failed: "F"
            case .missing: "M"
            case .notComparable: "N"
            case .errored: "E"
            case .quarantined: "Q"
            case .obsolete: "O"
            }
        Output.raw("\(mark)")
    }

    /// Ends the dots, and writes what waited for that.
    func end() {
        guard withDots else { return }
        Output.raw("\n")
        for line in waiting.withLock({ $0 }) { write(line) }
    }

    /// A line that does not wait.
    func write(_ line: ShownText) {
        if toError { Output.note(line) } else { Output.print(line) }
    }
}
