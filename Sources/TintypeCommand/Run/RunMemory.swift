import TintypeSnapshots

/// What the rounds of one process found, so that the next round draws only what changed.
final class RunMemory {
    /// By the scenes' names.
    var entries: [String: RunJournal.Entry] = [:]
}
