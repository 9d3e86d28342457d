/// The instants of an animation as its file keeps them: `0 1/4= 1/2`.
///
/// A file has one frame for pictures that are equal and follow each other, so that `=` stands behind an instant whose picture is
/// that of the one before.
struct FrameMarks: Hashable {
    struct Mark: Hashable {
        var instant: FrameTime
        /// True where it begins a frame of the file.
        var isNew: Bool
    }

    private(set) var marks: [Mark] = []

    init() {}

    /// nil where `text` is no such text, or is not about as many frames.
    init?(_ text: String, frames: Int) {
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let isNew = !word.hasSuffix("=")
            guard marks.count < FrameTimes.maximumCount,
                let instant = FrameTime(parsing: isNew ? word : word.dropLast()),
                marks.last.map({ $0.instant < instant }) ?? isNew
            else { return nil }
            marks.append(Mark(instant: instant, isNew: isNew))
        }
        guard marks.count(where: \.isNew) == frames else { return nil }
    }

    mutating func append(_ instant: FrameTime, isNew: Bool) { marks.append(Mark(instant: instant, isNew: isNew)) }

    var text: String { marks.map { $0.instant.fractionText + ($0.isNew ? "" : "=") }.joined(separator: " ") }
}
