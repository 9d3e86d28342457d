import Foundation
import TintypeGraphics

extension GeometryReaderContent: ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        guard !made.isEmpty else { return ["makes no view"] }
        return ["makes its \(count(made.count, "view", "views")) when its size is known, and proposes that to each"]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        let ideal = Axis.allCases.filter { placement.proposal[$0] == nil }.map(\.lengthWord)
        return ["takes all that it is proposed, whatever is in it"]
            + (ideal.isEmpty ? [] : ["10 where nothing is: its \(listed(ideal))"])
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        ["at the top leading corner, as all views in a GeometryReader"]
    }
}

extension ScrollContent: ExplainedContent {
    private var axisWords: String {
        axes == .horizontal ? "width" : axes == .vertical ? "height" : "width or height"
    }

    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        guard let offer = made.first?.placement?.proposal else { return ["has nothing to scroll"] }
        return ["proposes no \(axisWords) to what it scrolls, so that it may be as long as it likes: \(points(offer))"]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        Axis.allCases.map { axis in
            if axes.contains(Axis.Set(axis)), placement.proposal[axis] != nil {
                return "takes the \(axis.lengthWord) that it is proposed"
            }
            return "its \(axis.lengthWord) is that of its content"
        }
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        let start = placement.frame.inside(inner.frame, isRightToLeft: node.isRightToLeft).origin
        var words: [String] = []
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            if start[axis] < -0.005 {
                words.append("scrolled by \(points(-start[axis])) along the \(axis.lengthWord)")
            } else if isSame(start[axis], 0) {
                words.append("at the start of the \(axis.lengthWord)")
            } else {
                words.append(
                    "\(points(start[axis])) from the start of the \(axis.lengthWord), as it is shorter than the view")
            }
        }
        return words
    }
}

extension LazyStackContent: ExplainedContent {
    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        [
            "makes the views that are to be seen, \(made.count) of them, and asks each for its ideal \(axis.lengthWord)"
        ]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        [
            "the \(axis.lengthWord)s of its views with what is between them, "
                + "as \(axis.cross.longWord) as those that it measured"
        ]
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        let index = made.firstIndex { $0 === child } ?? 0
        let frame = placement.frame.inside(inner.frame, isRightToLeft: node.isRightToLeft)
        let lead =
            frame.origin[axis] == 0
            ? "the first" : "view \(index + 1) of those made, \(points(frame.origin[axis])) after the start"
        let across = GuideExplanation(guide, child, at: frame, in: placement.frame.size, of: "the stack")
        return [lead] + (across.map { [$0.words] } ?? [])
    }
}

extension LazyGridContent: ExplainedContent {
    private func tracks(_ node: Node, _ placement: Placement) -> GridTracks {
        GridTracks(items, in: placement.frame.size[axis.cross])
    }

    private var trackWord: String { axis == .vertical ? "column" : "row" }

    func proposing(_ node: Node, _ placement: Placement, _ inner: Node?) -> [String] {
        let lengths = tracks(node, placement).tracks.map(\.length)
        let shown =
            lengths.count > 6
            ? "\(lengths.count) \(trackWord)s" : "\(trackWord)s of \(listed(lengths.map { points($0) }))"
        return ["its items make \(shown); each cell is proposed its \(trackWord) and no \(axis.lengthWord)"]
    }

    func answering(_ node: Node, _ placement: Placement) -> [String] {
        let cross =
            placement.proposal[axis.cross] == nil
            ? "as \(axis.cross.longWord) as the cells of its first \(axis == .vertical ? "row" : "column") would like"
            : "takes the \(axis.cross.lengthWord) that it is proposed"
        return [cross, "as \(axis.longWord) as its lines of cells, \(points(spacing)) apart"]
    }

    func standing(_ child: Node, _ inner: Placement, in node: Node, _ placement: Placement) -> [String] {
        let tracks = tracks(node, placement)
        let inset = tracks.inset(in: placement.frame.size[axis.cross])
        guard let index = index(of: child).map({ $0 % tracks.tracks.count }) else { return [] }
        let track = tracks.tracks[index]
        let shift = inset == 0 ? "" : ", which stand in the middle, \(points(inset)) from the start"
        let place =
            "in \(trackWord) \(index + 1) of \(tracks.tracks.count)\(shift): "
            + "from \(points(track.start + inset)), \(points(track.length)) long"
        return [place]
    }
}
