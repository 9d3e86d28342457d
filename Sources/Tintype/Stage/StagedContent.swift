package import TintypeTree

/// The parts of a stage that make a snapshot.
@MainActor
package protocol StagedContent {
    var notes: [String] { get }
    /// The time since the first picture.
    var time: Duration { get }
    /// The properties that are on their way, each by its view's name and its own, with its value.
    var movingProperties: [(name: String, value: String)] { get }
    /// Lets time pass up to an instant, counted from the first picture.
    func advance(to instant: Duration)
    /// The views as they stand, and what draws them.
    func shown() throws -> (settled: SettledScene, picture: LaidOutPicture, resources: RenderResources)
}
