import Foundation
import TintypeGraphics

extension TextLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        let layout = layout(placement.proposal)
        guard !paragraph.clusters.isEmpty else { return ["an empty text is one line tall and has no width"] }
        var words: [String] = []
        let lines = layout.lines.count
        let fitsWidth = placement.proposal.width.map { layout.size.width <= $0 + 0.005 } ?? true
        if layout.isTruncated {
            words.append(
                "cut off with an ellipsis after \(count(lines, "line", "lines")): \(limit(lines, placement.proposal))")
        } else if lines > 1 {
            words.append("breaks into \(lines) lines, the widest \(points(layout.size.width))")
        } else if let width = placement.proposal.width, fitsWidth {
            words.append("fits on one line, \(points(layout.size.width)) of \(points(width))")
        } else {
            words.append("one line, \(points(layout.size.width)) wide")
        }
        let line = points(paragraph.metrics.lineHeight)
        let gap = paragraph.metrics.leading + options.lineSpacing
        words.append(
            lines > 1 && gap != 0
                ? "\(lines) lines of \(line), \(points(gap)) apart, rounded up to the pixel: \(points(layout.size.height))"
                : "\(count(lines, "line", "lines")) of \(line), rounded up to the pixel: \(points(layout.size.height))")
        return words
    }

    /// The reason why there are no more lines.
    private func limit(_ lines: Int, _ proposal: ProposedViewSize) -> String {
        if options.lineLimit == lines { return "its line limit is \(lines)" }
        return "no more fit the height of \(points(proposal.height))"
    }
}

extension SpacerLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        let least = points(minLength ?? 8)
        switch axis {
        case .horizontal: return ["takes the width that it is offered, at least \(least); no height in an HStack"]
        case .vertical: return ["takes the height that it is offered, at least \(least); no width in a VStack"]
        case nil: return ["takes all that it is offered, at least \(least) along both axes: it is in no stack"]
        }
    }
}

extension DividerLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        let (across, along): (Axis, Axis) = isVertical ? (.horizontal, .vertical) : (.vertical, .horizontal)
        return [
            "a line \(points(thickness)) thick across the \(across.lengthWord)",
            placement.proposal[along] == nil
                ? "10 long, as no \(along.lengthWord) is proposed" : "as long as it is proposed",
        ]
    }
}

extension SymbolLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        ["the symbol at \(points(pointSize)) points, whatever is proposed"]
    }
}

extension ShapeLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        let (proposal, size) = (placement.proposal, placement.frame.size)
        if outline is Circle, let width = proposal.width, let height = proposal.height, !isSame(width, height) {
            return ["a circle takes the smaller length of its proposal, \(points(size.width))"]
        }
        return Filling.words(proposal, size) ?? plainWords(placement)
    }
}

extension PaintLeaf: ExplainedLeaf {
    func answering(_ placement: Placement) -> [String] {
        Filling.words(placement.proposal, placement.frame.size) ?? plainWords(placement)
    }
}

/// The kinds of leaf that take all that they are proposed, and have no size of their own but 10 points.
private enum Filling {
    /// nil where the answer is another one.
    static func words(_ proposal: ProposedViewSize, _ size: CGSize) -> [String]? {
        guard isSame(CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10), size) else { return nil }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ["has no size of its own: 10 by 10 where nothing is proposed"]
        case (nil, _): return ["takes the height that it is proposed, and 10 of the width, where nothing is"]
        case (_, nil): return ["takes the width that it is proposed, and 10 of the height, where nothing is"]
        default: return ["takes what it is proposed"]
        }
    }
}
