import TintypeSnapshots

/// The findings of the rounds of one process, so that the next round draws only what changed.
final class RunMemory {
    /// The findings by the scenes' names.
    var entries: [String: RunJournal.Entry] = [:]
    /// The paths of the files that scenes looked for besides their own.
    var files: Set<String> = []
}
