package import Foundation

/// Breaks a paragraph into lines, greedily and one at a time, so that nobody pays for lines that are not shown.
package struct LineBreaker {
    /// A line: what of it is seen, and how wide that is in points.
    package struct Line {
        /// Without the spaces at its end.
        package var shown: Range<Int>
        package var width: CGFloat
    }

    private let clusters: [ShapedParagraph.Cluster]
    private let limit: CGFloat
    /// The first cluster of the next line.
    package private(set) var position = 0
    /// Indicates whether another line must follow: a text that is empty or ends with a hard break has an empty last line.
    private var owesLine: Bool

    /// - Parameter limit: The width of a line in points, perhaps infinite.
    package init(clusters: [ShapedParagraph.Cluster], limit: CGFloat) {
        self.clusters = clusters
        self.limit = limit
        owesLine = true
    }

    package var isAtEnd: Bool { !owesLine }

    /// The next line.
    ///
    /// - Precondition: there is one.
    package mutating func next() -> Line {
        precondition(owesLine, "a line breaker was asked for a line after the last one")
        let start = position
        var pen: CGFloat = 0
        var shown = Line(shown: start..<start, width: 0)
        // Where the line would end at the last opportunity, and what of it would be seen.
        var opportunity: (next: Int, line: Line)?
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if !cluster.isWhitespace {
                if pen + cluster.advance > limit, index > start {
                    return finish(opportunity ?? (index, shown))
                }
                shown = Line(shown: start..<(index + 1), width: pen + cluster.advance)
            }
            pen += cluster.advance
            index += 1
            switch cluster.breakAfter {
            case .none: break
            case .allowed: opportunity = (index, shown)
            case .mandatory:
                position = index
                return shown
            }
        }
        position = clusters.count
        owesLine = false
        return shown
    }

    private mutating func finish(_ line: (next: Int, line: Line)) -> Line {
        position = line.next
        return line.line
    }
}
