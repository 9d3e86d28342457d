/// A picture that explains a failed comparison.
package enum SnapshotArtifact: String, CaseIterable, Hashable, Sendable {
    /// The golden, as it is.
    case expected
    /// The picture of the run.
    case actual
    /// The picture of the difference.
    case difference = "diff"
}
