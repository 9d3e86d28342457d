import TintypeSnapshots

/// The product of a strategy for a value.
enum SnapshotOutput: Sendable {
    /// A picture, what its comparison may overlook, and what is strange about that.
    case picture(Snapshot, ComparisonSettings, warnings: [String])
    /// Pictures at several instants, which are compared exactly.
    case animation(StagedAnimation)
    case text(String)

    /// Tells two outputs apart; equal ones have equal keys.
    var key: Int {
        switch self {
        case .picture(let snapshot, _, _): snapshot.bitmap.hashValue
        case .animation(let animation): animation.frames.map(\.bitmap).hashValue
        case .text(let text): text.hashValue
        }
    }
}
