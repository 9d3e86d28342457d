import Foundation
import TintypeGraphics
import TintypeSnapshots

/// Takes what came of each scene, in the scenes' order: tells it, keeps it, and counts.
final class RunCollector: Sendable {
    private struct State {
        var cases: [CaseResult] = []
        var failures = 0
        var told = 0
        /// The changes that a case was told of.
        var signatures: Set<String> = []
        var errors = 0
        var fingerprint: Fingerprint?
        var entries: [String: RunJournal.Entry] = [:]
        var files: Set<String> = []
    }

    /// The number of failing pictures after which their files are no longer named one by one, and of scenes in error after
    /// which no more than the first line of each is told.
    private static let mostNamed = 10

    private let output: String
    private let journal: RunJournal?
    private let progress: Progress
    private let limit: Int?
    private let isQuiet: Bool
    private let isVerbose: Bool
    private let lines: RunLines
    /// Indicates whether this is one of several runs of a process: then earlier findings are not told again, and new ones
    /// are kept for the next.
    private let isRound: Bool
    private let state = Lock(State())

    init(
        output: String, journal: RunJournal?, progress: Progress, options: RunOptions, lines: RunLines,
        isRound: Bool = false
    ) {
        self.lines = lines
        self.isRound = isRound
        self.output = output
        self.journal = journal
        self.progress = progress
        limit = options.failureLimit
        isQuiet = options.quiet
        isVerbose = options.verbose
    }

    /// Every case so far.
    var cases: [CaseResult] { state.withLock { $0.cases } }

    /// The finding for each scene, by its name; empty where there is no further round.
    var entries: [String: RunJournal.Entry] { state.withLock { $0.entries } }

    /// The paths of the files that scenes looked for besides their own.
    var files: Set<String> { state.withLock { $0.files } }

    /// The fingerprint of the last picture.
    var fingerprint: Fingerprint? { state.withLock { $0.fingerprint } }

    /// Takes the line about progress away.
    func clear() { progress.clear() }

    /// - Returns: True if the run goes on.
    func take(_ outcome: SceneOutcome) -> Bool {
        let failures = outcome.cases.filter(\.status.fails).count
        let texts = state.withLock { state -> [ShownText] in
            state.cases += outcome.cases
            state.failures += failures
            state.files.formUnion(outcome.files)
            if isRound, let entry = outcome.entry { state.entries[entry.scene] = entry }
            if let fingerprint = outcome.fingerprint { state.fingerprint = fingerprint }
            guard !(isRound && outcome.isKnown) else { return [] }
            return outcome.cases.flatMap { describe($0, &state) }
        }
        if let entry = outcome.entry, !outcome.isKnown { journal?.append(entry) }
        progress.advance(failures: failures)
        if outcome.failure != nil || !texts.isEmpty { progress.clear() }
        if let failure = outcome.failure { tell(failure) }
        for result in outcome.cases { lines.mark(result.status) }
        for line in texts { lines.print(line) }
        guard let limit else { return true }
        return state.withLock { $0.failures } < limit
    }

    /// A mistake that many scenes share must not bury what else there is.
    private func tell(_ failure: SceneFailure) {
        let count = state.withLock { state in
            state.errors += 1
            return state.errors
        }
        guard count > RunCollector.mostNamed else { return Output.note(failure.text) }
        if count == RunCollector.mostNamed + 1 { Output.note("(of further scenes the first line is told)") }
        Output.note(failure.text.firstLine)
    }

    /// A change that many pictures share is told of the first; the end of the run counts the others.
    private func describe(_ result: CaseResult, _ state: inout State) -> [ShownText] {
        // An error was told as its own text, with the place in the file.
        if result.status == .errored && result.files.golden == nil { return [] }
        let isPlain = result.status == .passed && result.message == "passed" && result.warnings.isEmpty
        if (isPlain && !isVerbose) || (isQuiet && !result.status.fails) { return [] }
        if let signature = result.signature, result.status.isPending {
            let isNew = state.signatures.insert(signature).inserted
            if !isNew && !isVerbose { return result.warnings.map { "\(result.id) warning: \($0)" } }
        }
        var lines: [ShownText] = ["\(result.id) \(result.message)"]
        if result.status.fails {
            lines += result.causes.prefix(3).map { "  \($0.line)" }
            if result.causes.count > 3 { lines.append("  and \(result.causes.count - 3) more causes") }
            state.told += 1
            if state.told <= RunCollector.mostNamed { lines += files(of: result) }
            if state.told == RunCollector.mostNamed + 1 { lines.append("  (further pictures are in the report)") }
        }
        if let hint = result.hint { lines.append("  hint: \(hint)") }
        return lines + result.warnings.map { "  warning: \($0)" }
    }

    private func files(of result: CaseResult) -> [ShownText] {
        let kinds = [
            ("expected", result.files.expected), ("actual", result.files.actual), ("diff", result.files.difference),
        ]
        return kinds.compactMap { name, path in path.map { "  \(name): \(output)/\($0)" } }
    }
}
