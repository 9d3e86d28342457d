package import TintypeGraphics

/// The stand-ins in a picture that is not refused for them: for an asset or a symbol that is not there. Confined to one
/// session.
package final class RenderNotes {
    /// In the order in which they were met, each once.
    package private(set) var notes: [RenderError] = []

    package init() {}

    package func add(_ note: RenderError) {
        if !notes.contains(note) { notes.append(note) }
    }
}
