import Foundation
import TintypeGraphics

/// One guide of several views: their mean, or of baselines the first or the last (Semantics.md 1.7).
struct MergedGuide {
    private let key: AlignmentKey
    private let proposal: ProposedViewSize
    private var count = 0
    private var merged: GuideAnswer?

    init(_ key: AlignmentKey, _ proposal: ProposedViewSize) {
        self.key = key
        self.proposal = proposal
    }

    mutating func add(_ guide: GuideAnswer) {
        count += 1
        guard var result = merged else { return merged = guide }
        result.crossRange.narrow(to: guide.crossRange)
        let along = proposal[key.axis]
        if key == VerticalAlignment.firstTextBaseline.key {
            result.place = .shortest(result.place, guide.place, for: along)
        } else if key == VerticalAlignment.lastTextBaseline.key {
            result.place = .longest(result.place, guide.place, for: along)
        } else {
            result.place = result.place.combined(with: guide.place, for: along, by: +)
        }
        merged = result
    }

    /// nil where no view sets the guide.
    var answer: GuideAnswer? {
        guard count > 1, key.mask != .baseline, var result = merged else { return merged }
        result.place = result.place.scaled(by: 1 / CGFloat(count))
        return result
    }
}

extension AlignmentKey {
    /// The guide of views that set it at some places, in points; nil where none does.
    func combined<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        let places = values.compactMap { $0 }
        if self == VerticalAlignment.firstTextBaseline.key { return places.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return places.max() }
        return places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
}
