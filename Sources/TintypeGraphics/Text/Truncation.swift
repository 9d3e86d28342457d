package import Foundation

extension ShapedParagraph {
    /// The remainder of the text from cluster `start` on, when it must go into one line with an ellipsis.
    ///
    /// Spaces beside the ellipsis are dropped. A part before the ellipsis ends at the next hard break; a part after it
    /// begins no earlier than the last one.
    package func truncation(
        from start: Int, limit: CGFloat, _ mode: TruncationMode
    ) -> (pieces: [TextLayout.Piece], width: CGFloat) {
        var cut = truncation(from: start, limit: limit, mode, ellipsis)
        // The ellipsis is that of the part that is cut, which is known by where one of some width would stand.
        let other = ellipsis(in: cut.pieces)
        if other != ellipsis { cut = truncation(from: start, limit: limit, mode, other) }
        cut.width += ellipsis(in: cut.pieces).advance - other.advance
        return cut
    }

    /// The ellipsis of what stands before it, or behind it where nothing does.
    func ellipsis(in pieces: [TextLayout.Piece]) -> Cluster {
        guard !spans.isEmpty else { return ellipsis }
        var neighbour: Int?
        for piece in pieces {
            if case .clusters(let range) = piece {
                if neighbour == nil { neighbour = range.lowerBound }
                if pieces.first == piece, pieces.count > 1 { neighbour = range.upperBound - 1 }
            }
        }
        return neighbour.flatMap { spans[Int(clusters[$0].span)].ellipsis } ?? ellipsis
    }

    private func truncation(
        from start: Int, limit: CGFloat, _ mode: TruncationMode, _ ellipsis: Cluster
    ) -> (pieces: [TextLayout.Piece], width: CGFloat) {
        let room = limit - ellipsis.advance
        let front = start..<hardLineEnd(from: start)
        let lastHardLine = max(start, clusters.dropLast().lastIndex { $0.breakAfter == .mandatory }.map { $0 + 1 } ?? 0)
        let back = lastHardLine..<shownEnd(lastHardLine..<clusters.count)

        var before = start..<start
        var after = back.upperBound..<back.upperBound
        switch mode {
        case .tail: before = prefix(of: front, room: room)
        case .head: after = suffix(of: back, room: room)
        case .middle: (before, after) = ends(front: front, back: back, room: room)
        }
        before = before.lowerBound..<shownEnd(before)
        after = shownStart(after)..<after.upperBound

        var pieces: [TextLayout.Piece] = [.ellipsis]
        if !before.isEmpty { pieces.insert(.clusters(before), at: 0) }
        if !after.isEmpty { pieces.append(.clusters(after)) }
        return (pieces, ellipsis.advance + advance(of: before) + advance(of: after))
    }

    private func advance(of range: Range<Int>) -> CGFloat {
        clusters[range].reduce(0) { $0 + $1.advance }
    }

    private func hardLineEnd(from start: Int) -> Int {
        clusters[start...].firstIndex { $0.breakAfter == .mandatory }.map { $0 + 1 } ?? clusters.count
    }

    /// The end of `range` without the spaces at its end.
    private func shownEnd(_ range: Range<Int>) -> Int {
        clusters[range].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? range.lowerBound
    }

    /// The start of `range` without the spaces at its start.
    private func shownStart(_ range: Range<Int>) -> Int {
        clusters[range].firstIndex { !$0.isWhitespace } ?? range.upperBound
    }

    private func prefix(of range: Range<Int>, room: CGFloat) -> Range<Int> {
        var end = range.lowerBound
        var width: CGFloat = 0
        while end < range.upperBound, width + clusters[end].advance <= room {
            width += clusters[end].advance
            end += 1
        }
        return range.lowerBound..<end
    }

    private func suffix(of range: Range<Int>, room: CGFloat) -> Range<Int> {
        var start = range.upperBound
        var width: CGFloat = 0
        while start > range.lowerBound, width + clusters[start - 1].advance <= room {
            start -= 1
            width += clusters[start].advance
        }
        return start..<range.upperBound
    }

    /// Both ends, grown in turn from the narrower one, so that the ellipsis stands in the middle.
    private func ends(front: Range<Int>, back: Range<Int>, room: CGFloat) -> (Range<Int>, Range<Int>) {
        var (left, right) = (front.lowerBound, back.upperBound)
        var (leftWidth, rightWidth) = (CGFloat(0), CGFloat(0))
        while true {
            let leftNext = left < min(front.upperBound, right) ? clusters[left].advance : .infinity
            let rightNext = right > max(back.lowerBound, left) ? clusters[right - 1].advance : .infinity
            let fitsLeft = leftWidth + rightWidth + leftNext <= room && leftNext.isFinite
            let fitsRight = leftWidth + rightWidth + rightNext <= room && rightNext.isFinite
            if fitsLeft, leftWidth <= rightWidth || !fitsRight {
                leftWidth += leftNext
                left += 1
            } else if fitsRight {
                rightWidth += rightNext
                right -= 1
            } else {
                return (front.lowerBound..<left, right..<back.upperBound)
            }
        }
    }
}
