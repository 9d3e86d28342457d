import TintypeGraphics
package import TintypeImage

/// A picture's verdict, and the files that go with it.
package struct Verification: Hashable, Sendable {
    package var name: SnapshotName
    package var verdict: Verdict
    /// The path of the golden, existing or not.
    package var goldenPath: String
    /// The paths of the pictures that explain the verdict; only those that were written.
    package var artifacts: [SnapshotArtifact: String]
    /// The reason why some of the pictures that explain the verdict are missing. It does not change the verdict.
    package var artifactError: FileError?
    /// The findings about an animation's frames; nil for a still picture.
    package internal(set) var frames: FramesFinding?
    /// The size of the frames that were drawn.
    var frameSize: PixelSize?
    /// The hash of the frames that were drawn, where there is no golden.
    var actualHash: String?
    /// The account of a difference by the two layouts; nil where the pixels do not differ.
    var explanation: Explanation?

    /// The reason why two pictures differ.
    struct Explanation: Hashable, Sendable {
        var differences: [LayoutDifference]
        /// The golden's layout; nil where it carries none that can be read.
        var oldLayout: SettledTree?
        /// See ``CaseResult/signature``.
        var signature: String
        var expectedHash: String
        var actualHash: String
    }

    package init(
        name: SnapshotName, verdict: Verdict, goldenPath: String, artifacts: [SnapshotArtifact: String] = [:],
        artifactError: FileError? = nil
    ) {
        self.name = name
        self.verdict = verdict
        self.goldenPath = goldenPath
        self.artifacts = artifacts
        self.artifactError = artifactError
    }

    /// One line for people, e.g. `scenes/badges/bar@2x.png changed: 12 of 153600 pixels differ, …`.
    package var line: String { "\(name.relativePath) \(verdictText)" }

    /// The verdict in one line, of an animation with what it is of its frames.
    package var verdictText: String { verdict.text(frames: frames?.description) }
}
