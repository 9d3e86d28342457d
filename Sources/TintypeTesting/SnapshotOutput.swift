import TintypeSnapshots

/// What a strategy made of a value.
enum SnapshotOutput: Sendable {
    case picture(Snapshot, ComparisonTerms)
    case text(String)

    /// Tells two outputs apart; equal ones have equal keys.
    var key: Int {
        switch self {
        case .picture(let snapshot, _): snapshot.bitmap.hashValue
        case .text(let text): text.hashValue
        }
    }
}
