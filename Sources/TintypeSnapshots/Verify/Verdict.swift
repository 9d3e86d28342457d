package import TintypeImage

/// The outcome of comparing a picture with its golden.
package enum Verdict: Hashable, Sendable {
    /// Pixels and layout are equal.
    case passed
    /// The pixels are equal, so it passes; the layout that the golden carries is another.
    case layoutChanged(LayoutChange)
    /// The pixels differ by no more than the tolerance allows, so it passes.
    case tolerated(ImageComparison)
    /// There is no golden.
    case missing
    /// The pixels differ, and what drew them is the same, or not known.
    case changed(ImageComparison, layout: LayoutChange?)
    /// The pixels differ, and so does what drew them: `moved` says in what, as ``Fingerprint/differences(from:)`` does.
    case notComparable(ImageComparison, moved: [String])
    /// The pixels differ, which fails nothing for a while: `reason` says why, and until when.
    case quarantined(ImageComparison, layout: LayoutChange?, reason: String)
    /// The golden was written.
    case recorded(Recording)
    /// There was nothing to compare, or it could not be recorded.
    case errored(SnapshotError)

    /// The reason why a golden was written.
    package enum Recording: Hashable, Sendable {
        case new
        /// In place of one with other pixels.
        case changed(ImageComparison)
        /// In place of one with equal pixels and another layout.
        case layoutChanged(LayoutChange)
        /// In place of a file that was no picture.
        case unreadable(PNGError)
    }

    /// Indicates whether nothing stands against this picture.
    package var passes: Bool {
        switch self {
        case .passed, .layoutChanged, .tolerated, .recorded, .quarantined: true
        case .missing, .changed, .notComparable, .errored: false
        }
    }

    /// The comparison of the pixels, where two pictures were compared and are not equal.
    package var comparison: ImageComparison? {
        switch self {
        case .tolerated(let comparison), .changed(let comparison, _), .notComparable(let comparison, _),
            .quarantined(let comparison, _, _), .recorded(.changed(let comparison)):
            comparison
        case .passed, .layoutChanged, .missing, .recorded, .errored: nil
        }
    }
}

extension Verdict: CustomStringConvertible {
    /// One line for people: the verdict in a word or two, then the numbers.
    package var description: String { text() }

    /// - Parameter frames: The numbers of an animation's frames, which stand in the place of one picture's.
    func text(frames: String? = nil) -> String {
        func numbers(_ comparison: ImageComparison) -> String { frames ?? comparison.description }
        return switch self {
        case .passed: "passed"
        case .layoutChanged(let layout): "passed: the pixels are equal, but \(layout)"
        case .tolerated(let comparison): "passed within tolerance: \(numbers(comparison))"
        case .missing: "missing: there is no golden"
        case .changed(let comparison, let layout): "changed: \(numbers(comparison))" + Verdict.clause(layout)
        case .notComparable(let comparison, let moved):
            "not comparable: \(moved.joined(separator: ", ")); \(numbers(comparison))"
        case .quarantined(let comparison, let layout, let reason):
            "quarantined \(reason): \(numbers(comparison))" + Verdict.clause(layout)
        case .recorded(.new): "recorded: new"
        case .recorded(.changed(let comparison)): "recorded: \(numbers(comparison))"
        case .recorded(.layoutChanged(let layout)): "recorded: the pixels are equal, but \(layout)"
        case .recorded(.unreadable(let error)): "recorded: \(error.message)"
        case .errored(let error): "error: \(error.message) (\(error.hint))"
        }
    }

    private static func clause(_ layout: LayoutChange?) -> String {
        "; \(layout?.summary ?? "the layout is equal")"
    }
}
