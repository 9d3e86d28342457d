import Foundation
import TintypeGraphics

/// Tells how far a long run is, and how long it will take yet.
///
/// On a terminal it is one line that is written over; elsewhere, as in a CI log, a line every ten seconds. A run of under a second
/// shows nothing.
final class Progress: Sendable {
    private struct State {
        var done = 0
        var failed = 0
        var shown = Duration.zero
        var isLineOpen = false
    }

    private let total: Int
    private let unit: String
    private let isTerminal: Bool
    private let isQuiet: Bool
    private let start = ContinuousClock.now
    private let state = Lock(State())

    /// - Parameters:
    ///   - unit: The word for what is counted, in the plural.
    ///   - isPlain: True to write to a terminal as to a log.
    init(total: Int, of unit: String = "scenes", isQuiet: Bool, isPlain: Bool = false) {
        self.total = total
        self.unit = unit
        self.isQuiet = isQuiet
        isTerminal = !isPlain && isatty(STDERR_FILENO) == 1
    }

    /// One is done; `failures` of its pictures fail.
    func advance(failures: Int) {
        guard !isQuiet else { return }
        let elapsed = ContinuousClock.now - start
        let line = state.withLock { state -> String? in
            state.done += 1
            state.failed += failures
            let pause: Duration = isTerminal ? .milliseconds(100) : .seconds(10)
            guard elapsed > .seconds(1), elapsed - state.shown >= pause, state.done < total else { return nil }
            state.shown = elapsed
            state.isLineOpen = isTerminal
            return Progress.line(
                done: state.done, total: total, of: unit, failed: state.failed, elapsed: elapsed)
        }
        guard let line else { return }
        if isTerminal { Output.raw("\r\u{1B}[K\(line)") } else { Output.note("\(line)") }
    }

    /// Takes the line away, before something else is written.
    func clear() {
        let wasOpen = state.withLock { state in
            defer { state.isLineOpen = false }
            return state.isLineOpen
        }
        if wasOpen { Output.raw("\r\u{1B}[K") }
    }

    /// E.g. `1200 of 10000 scenes, 3 failing, 42 s left`.
    static func line(
        done: Int, total: Int, of unit: String = "scenes", failed: Int, elapsed: Duration
    ) -> String {
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        let left = Int((seconds / Double(max(done, 1)) * Double(total - done)).rounded(.up))
        var parts = ["\(done) of \(total) \(unit)"]
        if failed > 0 { parts.append("\(failed) failing") }
        parts.append(left < 90 ? "\(left) s left" : "\((left + 59) / 60) min left")
        return parts.joined(separator: ", ")
    }
}
