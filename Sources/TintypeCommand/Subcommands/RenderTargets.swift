import ArgumentParser
import TintypeImage

/// The pictures that `render` draws of each scene, and their files.
struct RenderTargets: Sendable {
    var output: PictureFile?
    /// One picture of all variants.
    var sheet: PictureFile?
    /// One picture of all instants.
    var strip: PictureFile?
    /// The instants; nil for the scene at rest.
    var times: FrameTimes?
    /// True where all frames go into one file.
    var isAnimation = false

    /// The pictures of a variant in ``output``.
    var kinds: [PictureFile.Kind] {
        if isAnimation { return [.animation] }
        guard let times, times.instants.count > 1 else { return [.still] }
        return times.instants.indices.map { .frame($0) }
    }

    /// True where a variant has a picture for each of several instants, or an animation.
    var hasFrames: Bool { isAnimation || strip != nil || kinds.count > 1 }
}
