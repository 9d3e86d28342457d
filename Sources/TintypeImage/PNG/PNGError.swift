package import TintypeGraphics

/// The reason why bytes are no picture, or a picture cannot become a file.
package enum PNGError: Error, Hashable, Sendable {
    /// No pixel at all, or more than ``PNG/maximumPixelCount``.
    case size(width: Int, height: Int)
    /// More pixels than are to be read here.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// Git LFS put its pointer where the file belongs.
    case gitLFSPointer
    /// Git left the marks of an unresolved merge.
    case mergeConflict
    /// The file is something else; `found` says what it looks like.
    case notPNG(found: String)
    /// A program that moves text about has changed the line ends of the file.
    case lineEndingsChanged
    /// The file ends within the chunk, or before it.
    case truncated(chunk: String)
    /// The bytes of the chunk are not those that were written.
    case checksumMismatch(chunk: String)
    /// The chunk does not hold what it must; `problem` goes on from its name, e.g. `gives no colour`.
    case brokenChunk(chunk: String, problem: String)
    /// A chunk without which the picture cannot be read is not there, or not where it belongs.
    case missingChunk(String)
    /// The file needs a chunk that is unknown here to be understood.
    case unknownCriticalChunk(String)
    /// The golden's texts are in a format that is not known here.
    case laterFormat(LaterFormat)
    /// The compressed pixels cannot be read; `problem` is a clause.
    case brokenPixels(problem: String)
    /// The animation cannot be read; `problem` goes on from the frame, which counts from 0, or from "it" where it is nil.
    case brokenAnimation(frame: Int?, problem: String)
    /// The animation has more frames than are to be read here.
    case tooManyFrames(Int, limit: Int)
    /// The frames of the animation have more pixels together than are to be read here.
    case tooManyFramePixels(limit: Int)
}

extension PNGError {
    /// The fault, without a full stop at the end.
    package var message: String {
        switch self {
        case .size(let width, let height):
            width == 0 || height == 0
                ? "a picture of \(width)×\(height) pixels has no pixel"
                : "a picture of \(width)×\(height) pixels is over the limit of \(PNG.maximumPixelCount) pixels"
        case .tooLarge(let width, let height, let limit):
            "a picture of \(width)×\(height) pixels is over the limit of \(limit) pixels"
        case .gitLFSPointer: "this is a Git LFS pointer, not the picture"
        case .mergeConflict: "this file holds the marks of an unresolved merge, not a picture"
        case .notPNG(let found): "this is not a PNG file; \(found)"
        case .lineEndingsChanged: "this PNG file was changed by a conversion of line endings"
        case .truncated(let chunk): "the PNG file is truncated at its \(chunk) chunk"
        case .checksumMismatch(let chunk): "the PNG file is damaged: CRC mismatch in its \(chunk) chunk"
        case .brokenChunk(let chunk, let problem): "the PNG file is broken: its \(chunk) chunk \(problem)"
        case .missingChunk(let chunk): "the PNG file is broken: there is no \(chunk) chunk where one must be"
        case .unknownCriticalChunk(let chunk): "the PNG file needs a chunk that is not known here: \(chunk)"
        case .laterFormat(let later): "this golden was \(later.message)"
        case .brokenPixels(let problem): "the PNG file is broken: \(problem)"
        case .brokenAnimation(nil, let problem): "the animation is broken: it \(problem)"
        case .brokenAnimation(let frame?, let problem): "the animation is broken: its frame \(frame) \(problem)"
        case .tooManyFrames(let count, let limit):
            "an animation of \(count) frames is over the limit of \(limit) frames"
        case .tooManyFramePixels(let limit): "the animation's frames are together over the limit of \(limit) pixels"
        }
    }

    /// The remedy for the user.
    package var hint: String {
        switch self {
        case .size(let width, let height):
            width == 0 || height == 0
                ? "give the scene a size" : "use a smaller picture, or a smaller scale"
        case .tooLarge: "use a smaller picture"
        case .tooManyFrames, .tooManyFramePixels: "use a shorter animation, or fewer frames a second"
        case .gitLFSPointer: "run `git lfs pull`"
        case .mergeConflict:
            "choose one side with `git checkout --ours` or `git checkout --theirs`, or record the picture again"
        case .notPNG: "replace the file with a PNG, or record the picture again"
        case .lineEndingsChanged:
            "add `*.png binary` to .gitattributes, then restore the file or record the picture again"
        case .laterFormat(let later): later.hint
        case .unknownCriticalChunk: "save the file as an ordinary PNG"
        case .truncated, .checksumMismatch, .brokenChunk, .missingChunk, .brokenPixels, .brokenAnimation:
            "restore the file from version control, or record the picture again"
        }
    }
}

extension PNGError: ExplainedError {}
