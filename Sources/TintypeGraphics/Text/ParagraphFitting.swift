package import Foundation

extension ShapedParagraph {
    /// The text as it answers a proposal, in points; nil proposes nothing on that axis.
    ///
    /// SwiftUI's rule (Semantics.md 5.2 and 13.1):
    /// - Without a width there is one line for each hard break. A width makes lines end at the last opportunity that fits;
    ///   a word wider than the line is broken between clusters, and a line always takes at least one cluster.
    /// - A height allows as many whole lines as it holds, at least one, as ``TextOptions/lineLimit`` does. The last line
    ///   of a text that goes on is cut off with an ellipsis, without spaces beside it; where not even the ellipsis fits it
    ///   stands alone and the text is wider than its proposal. So a text that is proposed nothing at all, 0 by 0, answers
    ///   its ellipsis; 0 wide and of any height, its widest cluster.
    /// - The size is that of what is shown, not the proposal: the widest line by the heights of all lines, rounded up to
    ///   pixels. An empty text is 0 wide and one line high, and reserves no space.
    package func fitted(width: CGFloat?, height: CGFloat?, options: TextOptions = TextOptions()) -> TextLayout {
        if options.minimumScale < 1 { return shrunk(width: width, height: height, options: options) }
        let grid = PixelGrid(scale: options.scale)
        // What is rounded up must fit into its own size again.
        let slack = 1 / (1024 * options.scale)
        let limit = max(0, width ?? .infinity) + slack

        let allowed = options.lineLimit.map { max($0, 1) } ?? .max
        var reserved = options.reservesSpace && options.lineLimit != nil ? allowed : options.reservedLines
        if clusters.isEmpty { reserved = 0 }
        var (lines, isTruncated) = brokenLines(
            limit: limit, height: height.map { $0 + slack }, atMost: allowed, options)
        let end = place(&lines, reserved: reserved, options.lineSpacing)
        let size = CGSize(
            width: grid.roundUp(lines.reduce(0) { max($0, $1.width) }), height: grid.roundUp(max(0, end)))
        for index in lines.indices {
            lines[index].x = (size.width - lines[index].width) * alignmentFraction(options.alignment)
        }
        return TextLayout(paragraph: self, size: size, lines: lines, isTruncated: isTruncated)
    }

    /// Puts the lines below one another, and answers where the last one ends, or would if there were as many as are
    /// reserved; in points.
    private func place(_ lines: inout [TextLayout.Line], reserved: Int = 0, _ lineSpacing: CGFloat) -> CGFloat {
        let gap = metrics.leading + lineSpacing
        if spans.isEmpty {
            // All lines are alike: no sum of rounded heights.
            for index in lines.indices {
                lines[index].baseline = CGFloat(index) * (metrics.lineHeight + gap) + metrics.ascent
            }
            let count = CGFloat(max(lines.count, reserved))
            return count * metrics.lineHeight + (count - 1) * gap
        }
        var end: CGFloat = 0
        for index in lines.indices {
            if index > 0 { end += lines[index - 1].metrics.leading + lineSpacing }
            lines[index].baseline = end + lines[index].metrics.ascent
            end += lines[index].metrics.lineHeight
        }
        return end + max(0, CGFloat(reserved - lines.count)) * (metrics.lineHeight + gap)
    }

    /// The lines that a height allows, all of them where there is none.
    private func brokenLines(
        limit: CGFloat, height: CGFloat?, atMost allowed: Int, _ options: TextOptions
    ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        guard let height, height.isFinite else {
            return brokenLines(limit: limit, atMost: allowed, options.truncationMode)
        }
        guard spans.isEmpty else {
            var broken = brokenLines(limit: limit, atMost: allowed, options.truncationMode)
            _ = place(&broken.lines, options.lineSpacing)
            let fitting = broken.lines.prefix { $0.baseline + $0.metrics.descent <= height }.count
            guard fitting < broken.lines.count, broken.lines.count > 1 else { return broken }
            return brokenLines(limit: limit, atMost: max(fitting, 1), options.truncationMode)
        }
        let gap = metrics.leading + options.lineSpacing
        let whole = ((height + gap) / (metrics.lineHeight + gap)).rounded(.down)
        let fitting = whole < CGFloat(allowed) ? max(Int(max(whole, 0)), 1) : allowed
        return brokenLines(limit: limit, atMost: fitting, options.truncationMode)
    }

    /// The box of a line: as high as its highest part, or as the character that it begins with where it shows nothing.
    private func lineMetrics(_ pieces: [TextLayout.Piece], from start: Int) -> LineMetrics {
        guard !spans.isEmpty else { return metrics }
        var box: LineMetrics?
        func add(_ span: UInt32) {
            let next = spans[Int(span)].metrics
            box = box?.union(next) ?? next
        }
        for case .clusters(let range) in pieces {
            var last: UInt32?
            for cluster in clusters[range] where cluster.span != last {
                add(cluster.span)
                last = cluster.span
            }
        }
        if box == nil, let first = clusters.indices.contains(start) ? clusters[start] : clusters.last {
            add(first.span)
        }
        return box ?? metrics
    }

    /// The share of the space beside a line that is on its left.
    private func alignmentFraction(_ alignment: TextAlignment) -> CGFloat {
        switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }

    private func brokenLines(
        limit: CGFloat, atMost allowed: Int, _ mode: TruncationMode
    ) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        var lines: [TextLayout.Line] = []
        var breaker = LineBreaker(clusters: clusters, limit: limit)
        while !breaker.isAtEnd {
            let start = breaker.position
            let line = breaker.next()
            if lines.count + 1 == allowed, !breaker.isAtEnd {
                let cut = truncation(from: start, limit: limit, mode)
                lines.append(
                    TextLayout.Line(
                        pieces: cut.pieces, baseline: 0, x: 0, width: cut.width,
                        metrics: lineMetrics(cut.pieces, from: start)))
                return (lines, true)
            }
            let pieces: [TextLayout.Piece] = line.shown.isEmpty ? [] : [.clusters(line.shown)]
            lines.append(
                TextLayout.Line(
                    pieces: pieces, baseline: 0, x: 0, width: line.width, metrics: lineMetrics(pieces, from: start)))
        }
        return (lines, false)
    }
}
