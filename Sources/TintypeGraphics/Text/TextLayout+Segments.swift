package import Foundation

extension TextLayout {
    /// A stretch of a line that is of one span, and what is drawn of it.
    package struct Segment: Hashable, Sendable {
        /// The index among the paragraph's spans.
        package var span: Int
        /// The horizontal extent from the left side of the text, in points.
        package var x: ClosedRange<CGFloat>
        package var runs: [GlyphRun]
    }

    /// The smallest part of a line that is drawn by itself: a character with its marks, or a ligature.
    package struct Slice: Hashable, Sendable {
        package var segment: Segment
        /// Indicates whether the segment's text runs from right to left.
        package var isRightToLeft: Bool
        /// The UTF-8 bytes of the text that it stands for; none for an ellipsis.
        package var bytes: Range<Int>
        /// The size of the segment's font, in points.
        package var size: CGFloat
    }

    /// A line from left to right, by cluster. An ellipsis goes with what stands before it.
    package func slices(of line: Line) -> [Slice] {
        let logical = spannedClusters(of: line)
        var pen = line.x
        return logical.visualOrder.map { index in
            let cluster = logical[index]
            let runs = glyphRuns(of: [index], among: logical, from: pen, baseline: line.baseline)
            let segment = Segment(span: Int(cluster.span), x: pen...max(pen, pen + cluster.advance), runs: runs)
            pen += cluster.advance
            return Slice(
                segment: segment, isRightToLeft: cluster.level % 2 == 1, bytes: cluster.bytes, size: cluster.size)
        }
    }

    private func spannedClusters(of line: Line) -> [ShapedParagraph.Cluster] {
        var logical = line.clusters(of: paragraph)
        for index in logical.indices where logical[index].bytes.isEmpty {
            let neighbour = index > 0 ? index - 1 : min(index + 1, logical.count - 1)
            logical[index].span = logical[neighbour].span
        }
        return logical
    }

    /// A line from left to right, by span. An ellipsis goes with what stands before it.
    package func segments(of line: Line) -> [Segment] {
        let logical = spannedClusters(of: line)
        var segments: [Segment] = []
        var pen = line.x
        var members: [Int] = []
        func finish() {
            guard let first = members.first else { return }
            let end = members.reduce(pen) { $0 + logical[$1].advance }
            segments.append(
                Segment(
                    span: Int(logical[first].span), x: pen...max(pen, end),
                    runs: glyphRuns(of: members, among: logical, from: pen, baseline: line.baseline)))
            pen = end
            members.removeAll()
        }
        for index in logical.visualOrder {
            if let last = members.last, logical[last].span != logical[index].span { finish() }
            members.append(index)
        }
        finish()
        return segments
    }
}
