import Foundation

/// The groups of a section that scroll across the others; lengths are in points, along the axis of that scrolling.
struct CompositionalStrip {
    /// The place of the section, in the layout's coordinates.
    var frame = CGRect.zero
    /// The starts and the lengths of the groups where nothing is scrolled.
    var groups: [(start: CGFloat, length: CGFloat)] = []
    /// The length of all groups with the section's insets, and the length that is seen.
    var contentLength: CGFloat = 0
    var length: CGFloat = 0
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Indicates whether the groups run from top to bottom.
    var runsDown = false

    /// The greatest offset: a centered group stands in the middle, and others end with the section.
    var end: CGFloat {
        if behavior == .groupPagingCentered { return stops.last ?? 0 }
        return max(0, contentLength - length)
    }

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), end) }

    /// The offsets at which groups stand where the first one does.
    private var stops: [CGFloat] {
        guard let first = groups.first else { return [] }
        guard behavior == .groupPagingCentered else { return groups.map { $0.start - first.start } }
        return groups.map { $0.start + $0.length / 2 - first.start - first.length / 2 }
    }

    /// The offset at which the section rests that a finger has left.
    ///
    /// - Parameters:
    ///   - start: The offset before the finger came.
    ///   - speed: The speed in the direction of the offset, in points a millisecond.
    func rest(at current: CGFloat, from start: CGFloat, speed: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous: return clamped(current)
        case .paging:
            guard length > 0 else { return clamped(current) }
            let first = (start / length).rounded()
            return clamped(next((current / length).rounded(), first, current / length, speed) * length)
        case .continuousGroupLeadingBoundary:
            guard let near = nearest(current) else { return 0 }
            if abs(speed) > 0.3 {
                let beyond = speed > 0 ? stops.first { $0 > current } : stops.last { $0 < current }
                return clamped(beyond ?? stops[near])
            }
            return clamped(stops[near])
        case .groupPaging, .groupPagingCentered:
            guard let first = nearest(start), let near = nearest(current) else { return 0 }
            // A finger turns one group at a time.
            let now = current == start ? CGFloat(first) : position(current)
            let wanted = next(CGFloat(near), CGFloat(first), now, speed)
            let index = min(max(Int(wanted), first - 1, 0), first + 1, stops.count - 1)
            return clamped(stops[index])
        }
    }

    private func nearest(_ offset: CGFloat) -> Int? {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
    }

    /// The offset as a number of groups.
    private func position(_ offset: CGFloat) -> CGFloat {
        guard let after = stops.firstIndex(where: { $0 > offset }), after > 0 else {
            return offset > 0 ? CGFloat(stops.count - 1) : 0
        }
        return CGFloat(after - 1) + (offset - stops[after - 1]) / (stops[after] - stops[after - 1])
    }

    /// The number of a page: the nearest, or the next one where the finger was quick.
    private func next(_ near: CGFloat, _ first: CGFloat, _ now: CGFloat, _ speed: CGFloat) -> CGFloat {
        abs(speed) > 0.3 && now != first ? first + (speed > 0 ? 1 : -1) : near
    }

    /// The offset nearest to one at which a stretch is seen as a position says, from its start to its end.
    func offset(
        _ current: CGFloat, showing stretch: (start: CGFloat, end: CGFloat), atStart: Bool, inMiddle: Bool, atEnd: Bool
    ) -> CGFloat {
        if atStart { return clamped(stretch.start) }
        if inMiddle { return clamped((stretch.start + stretch.end - length) / 2) }
        if atEnd { return clamped(stretch.end - length) }
        return clamped(min(max(current, stretch.end - length), stretch.start))
    }
}
