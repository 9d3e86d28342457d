package import TintypeImage

/// What came of comparing a picture with its golden.
package enum Verdict: Hashable, Sendable {
    /// Pixels and layout are equal.
    case passed
    /// The pixels are equal, so it passes; the layout that the golden carries is another.
    case layoutChanged(LayoutChange)
    /// There is no golden.
    case missing
    /// The pixels differ, and what drew them is the same, or not known.
    case changed(ImageDifference, layout: LayoutChange?)
    /// The pixels differ, and so does what drew them: `moved` says in what, as ``Fingerprint/differences(from:)`` does.
    case notComparable(ImageDifference, moved: [String])
    /// The golden was written.
    case recorded(Recording)
    /// There was nothing to compare, or it could not be recorded.
    case errored(SnapshotError)

    /// Why a golden was written.
    package enum Recording: Hashable, Sendable {
        case new
        /// In place of one with other pixels.
        case changed(ImageDifference)
        /// In place of one with equal pixels and another layout.
        case layoutChanged(LayoutChange)
        /// In place of a file that was no picture.
        case unreadable(PNGError)
    }

    /// Whether nothing stands against this picture.
    package var passes: Bool {
        switch self {
        case .passed, .layoutChanged, .recorded: true
        case .missing, .changed, .notComparable, .errored: false
        }
    }
}

extension Verdict: CustomStringConvertible {
    /// One line for people: the verdict in a word or two, then the numbers.
    package var description: String {
        switch self {
        case .passed: "passed"
        case .layoutChanged(let layout): "passed: the pixels are equal, but \(layout)"
        case .missing: "missing: there is no golden"
        case .changed(let difference, let layout):
            "changed: \(difference)" + (layout.map { "; \($0)" } ?? "; the layout is equal")
        case .notComparable(let difference, let moved):
            "not comparable: \(moved.joined(separator: ", ")); \(difference)"
        case .recorded(.new): "recorded: new"
        case .recorded(.changed(let difference)): "recorded: \(difference)"
        case .recorded(.layoutChanged(let layout)): "recorded: the pixels are equal, but \(layout)"
        case .recorded(.unreadable(let error)): "recorded: \(error.message)"
        case .errored(let error): "error: \(error.message) (\(error.hint))"
        }
    }
}
