package import Foundation
package import TintypeGraphics

/// A grid whose tracks come from its items, never from its cells, and that makes only the lines of cells it shows.
///
/// A line is a row of a vertical grid. Views that are not made are taken to stand in lines as long as the first one.
final class LazyGridContent: LocatingContent {
    /// The axis along which lines follow each other.
    let axis: Axis
    let items: [GridItem]
    private let alignment: Alignment
    let spacing: CGFloat
    private let views: LazyElements
    private let isRightToLeft: Bool

    init(
        axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, views: LazyElements, isRightToLeft: Bool
    ) {
        self.axis = axis
        self.items = items.isEmpty ? [GridItem()] : items
        self.alignment = alignment
        self.spacing = spacing ?? 8
        self.views = views
        self.isRightToLeft = isRightToLeft
    }

    var made: [Node] { views.shown }

    /// The number of a view among those of the grid; nil where it was not made.
    func index(of node: Node) -> Int? { views.index(of: node) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard views.count > 0 else { return CGSize(axis, main: 0, cross: proposal[axis.cross] ?? 0) }
        let cross = proposal[axis.cross] ?? idealCross
        let tracks = GridTracks(items, in: cross)
        let count = lineCount(tracks)
        let known = min(count, lineCount(of: views.measurableCount, tracks))
        let lengths = (0..<max(known, 1)).map { self.length(ofLine: $0, tracks) }
        let mean = lengths.reduce(0, +) / CGFloat(lengths.count)
        let total = lengths.reduce(0, +) + mean * CGFloat(count - lengths.count) + spacing * CGFloat(count - 1)
        return CGSize(axis, main: total, cross: cross)
    }

    /// The length across the lines where none is proposed.
    private var idealCross: CGFloat {
        GridTracks.idealLength(of: items) { track in
            guard track < min(views.count, max(views.measurableCount, 1)) else { return nil }
            return views[track].map { $0.size(.unspecified)[axis.cross] }.max()
        }
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let tracks = GridTracks(items, in: frame.size[axis.cross])
        let visible = context.visible ?? frame
        let from = visible.origin[axis] - frame.origin[axis]
        let to = from + visible.size[axis]
        let isCut = context.visible != nil
        let inset = tracks.inset(in: frame.size[axis.cross])
        var main: CGFloat = 0
        for line in 0..<lineCount(tracks) where !isCut || main < to {
            let length = self.length(ofLine: line, tracks)
            defer { main += length + spacing }
            if isCut, main + length < from { continue }
            for (track, nodes) in cells(ofLine: line, tracks) {
                var slot = CGRect.zero
                slot.origin[axis] = main
                slot.origin[axis.cross] = inset + track.start
                slot.size[axis] = length
                slot.size[axis.cross] = track.length
                for node in nodes {
                    let offer = self.offer(track)
                    let dimensions = node.dimensions(in: offer)
                    var origin = (track.alignment ?? alignment).origin(of: dimensions, in: slot)
                    if isRightToLeft { origin.x = frame.width - origin.x - dimensions.width }
                    pass.place(node, at: frame.origin + origin, proposal: offer, context)
                }
            }
            views.show((line * tracks.tracks.count..<(line + 1) * tracks.tracks.count).clamped(to: 0..<views.count))
        }
    }

    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect? {
        guard let found = views.index(ofKey: key) else { return nil }
        let tracks = GridTracks(items, in: size[axis.cross])
        let (line, track) = found.quotientAndRemainder(dividingBy: tracks.tracks.count)
        var frame = CGRect.zero
        for passed in 0..<line { frame.origin[axis] += length(ofLine: passed, tracks) + spacing }
        frame.origin[axis.cross] = tracks.inset(in: size[axis.cross]) + tracks.tracks[track].start
        frame.size = CGSize(axis, main: length(ofLine: line, tracks), cross: tracks.tracks[track].length)
        if isRightToLeft { frame.origin.x = size.width - frame.maxX }
        return frame
    }

    private func offer(_ track: GridTracks.Track) -> ProposedViewSize {
        ProposedViewSize(axis, main: nil, cross: track.length)
    }

    private func lineCount(_ tracks: GridTracks) -> Int { lineCount(of: views.count, tracks) }

    private func lineCount(of count: Int, _ tracks: GridTracks) -> Int {
        (count + tracks.tracks.count - 1) / tracks.tracks.count
    }

    private func cells(ofLine line: Int, _ tracks: GridTracks) -> [(GridTracks.Track, [Node])] {
        let first = line * tracks.tracks.count
        return tracks.tracks.enumerated().compactMap { offset, track in
            first + offset < views.count ? (track, views[first + offset]) : nil
        }
    }

    private func length(ofLine line: Int, _ tracks: GridTracks) -> CGFloat {
        cells(ofLine: line, tracks).reduce(0) { longest, cell in
            cell.1.reduce(longest) { max($0, $1.size(offer(cell.0))[axis]) }
        }
    }

    var nodeName: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(views.count)")] }
}

extension Scope {
    /// Appends a grid of the tracks `items`, whose lines follow each other along `axis`. `spacing` is in points.
    package mutating func appendLazyGrid(
        _ axis: Axis, _ items: [GridItem], alignment: Alignment = .center, spacing: CGFloat? = nil,
        _ content: (inout Scope) -> Void
    ) {
        let outer = stackAxis
        stackAxis = nil
        let cells = allItems(content)
        let views = LazyElements(cells.there, isScrolled: environment.containerSize?.isScrolled ?? false)
        stackAxis = outer
        let grid = LazyGridContent(
            axis: axis, items: items, alignment: alignment, spacing: spacing, views: views,
            isRightToLeft: isRightToLeft)
        append(holding: cells.leaving) { _ in .deferred(grid) }
    }
}
