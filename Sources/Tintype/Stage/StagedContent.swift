package import TintypeTree

/// The parts of a stage that make a snapshot.
@MainActor
package protocol StagedContent {
    var notes: [String] { get }
    /// The views as they stand, and what draws them.
    func shown() throws -> (settled: SettledScene, picture: LaidOutPicture, resources: RenderResources)
}
