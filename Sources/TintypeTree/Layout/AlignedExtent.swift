import Foundation
import TintypeGraphics

/// The union of lengths that are aligned by a guide, as answers to what is proposed along the axis.
struct AlignedExtent {
    /// The lengths of the views on both sides of the guide; nil where there is none.
    private(set) var above: LengthAnswer?
    private(set) var below: LengthAnswer?

    /// Takes up a view of `length` whose guide lies at `guide`.
    mutating func add(_ length: LengthAnswer, guide: LengthAnswer, for proposal: CGFloat?) {
        var (first, second) = (guide, length.combined(with: guide, for: proposal, by: -))
        // A guide of a view without end lies at its end.
        if first.length(proposal).isNaN { first = .only(.infinity, for: proposal) }
        if second.length(proposal).isNaN { second = .only(0, for: proposal) }
        above = above.map { .longest($0, first, for: proposal) } ?? first
        below = below.map { .longest($0, second, for: proposal) } ?? second
    }

    /// nil where there is no view.
    func length(for proposal: CGFloat?) -> LengthAnswer? {
        guard let above, let below else { return nil }
        return above.combined(with: below, for: proposal, by: +)
    }
}
