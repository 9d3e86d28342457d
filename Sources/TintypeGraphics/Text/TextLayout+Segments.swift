package import Foundation

extension TextLayout {
    /// A stretch of a line that is of one span, and what is drawn of it.
    package struct Segment: Hashable, Sendable {
        /// By index among the paragraph's spans.
        package var span: Int
        /// From the left side of the text, in points.
        package var x: ClosedRange<CGFloat>
        package var runs: [GlyphRun]
    }

    /// A line from left to right, by span. An ellipsis goes with what stands before it.
    package func segments(of line: Line) -> [Segment] {
        var logical = line.clusters(of: paragraph)
        for index in logical.indices where logical[index].bytes.isEmpty {
            let neighbour = index > 0 ? index - 1 : min(index + 1, logical.count - 1)
            logical[index].span = logical[neighbour].span
        }
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
