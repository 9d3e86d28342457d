/// The most that is taken from an artifact.
package struct ArtifactLimits: Hashable, Sendable {
    /// Entries of an archive.
    package var entries = 200_000
    /// Bytes of a file.
    package var fileBytes = 64 << 20
    /// Bytes of `results.json`.
    package var resultsBytes = 256 << 20
    /// Bytes of an archive, and of all that it holds.
    package var totalBytes = 4 << 30
    /// Pixels of a picture.
    package var pixels = 1 << 26
    /// Cases of a run.
    package var cases = 100_000

    package init() {}
}
