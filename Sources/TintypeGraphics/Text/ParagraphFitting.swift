package import Foundation

extension ShapedParagraph {
    /// The text as it answers a proposal, in points; nil proposes nothing on that axis.
    ///
    /// What SwiftUI does (SEMANTICS 5 and 13):
    /// - Without a width there is one line for each hard break. A width makes lines end at the last opportunity that fits;
    ///   a word wider than the line is broken between clusters, and a line always takes at least one cluster.
    /// - A height allows as many whole lines as it holds, at least one, as ``TextOptions/lineLimit`` does. The last line
    ///   of a text that goes on is cut off with an ellipsis, without spaces beside it; where not even the ellipsis fits it
    ///   stands alone and the text is wider than its proposal. So a text that is proposed nothing at all, 0 by 0, answers
    ///   its ellipsis; 0 wide and of any height, its widest cluster.
    /// - The size is that of what is shown, not the proposal: the widest line by the heights of all lines, rounded up to
    ///   pixels. An empty text is 0 wide and one line high, and reserves no space.
    package func fitted(width: CGFloat?, height: CGFloat?, options: TextOptions = TextOptions()) -> TextLayout {
        let metrics = metrics
        let gap = metrics.leading + options.lineSpacing
        let grid = PixelGrid(scale: options.scale)
        // What is rounded up must fit into its own size again.
        let slack = 1 / (1024 * options.scale)
        let limit = max(0, width ?? .infinity) + slack

        var allowed = options.lineLimit.map { max($0, 1) } ?? .max
        let reserved = options.reservesSpace && options.lineLimit != nil && !clusters.isEmpty ? allowed : 1
        if let height, height.isFinite {
            let whole = ((height + gap + slack) / (metrics.lineHeight + gap)).rounded(.down)
            if whole < CGFloat(allowed) { allowed = max(Int(max(whole, 0)), 1) }
        }

        var (lines, isTruncated) = brokenLines(limit: limit, atMost: allowed, options.truncationMode)
        let count = CGFloat(max(lines.count, reserved))
        let size = CGSize(
            width: grid.roundUp(lines.reduce(0) { max($0, $1.width) }),
            height: grid.roundUp(max(0, count * metrics.lineHeight + (count - 1) * gap))
        )
        for index in lines.indices {
            lines[index].baseline = CGFloat(index) * (metrics.lineHeight + gap) + metrics.ascent
            lines[index].x = (size.width - lines[index].width) * alignmentFraction(options.alignment)
        }
        return TextLayout(paragraph: self, size: size, lines: lines, isTruncated: isTruncated)
    }

    /// How much of the space beside a line is on its left.
    private func alignmentFraction(_ alignment: TextOptions.Alignment) -> CGFloat {
        switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }

    private func brokenLines(
        limit: CGFloat, atMost allowed: Int, _ mode: TextOptions.TruncationMode
    ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        var lines: [TextLayout.Line] = []
        var breaker = LineBreaker(clusters: clusters, limit: limit)
        while !breaker.isAtEnd {
            let start = breaker.position
            let line = breaker.next()
            if lines.count + 1 == allowed, !breaker.isAtEnd {
                let cut = truncation(from: start, limit: limit, mode)
                lines.append(TextLayout.Line(pieces: cut.pieces, baseline: 0, x: 0, width: cut.width))
                return (lines, true)
            }
            let pieces: [TextLayout.Piece] = line.shown.isEmpty ? [] : [.clusters(line.shown)]
            lines.append(TextLayout.Line(pieces: pieces, baseline: 0, x: 0, width: line.width))
        }
        return (lines, false)
    }
}
