/// A picture that explains a failed comparison.
package enum SnapshotArtifact: String, CaseIterable, Hashable, Sendable {
    /// The golden, as it is.
    case expected
    /// What the run drew.
    case actual
    /// Where the two differ.
    case difference = "diff"
}
