import Foundation
import TintypeGraphics

extension TextLeaf {
    /// A text answers alike to all widths between that of its widest line and the one it was fitted to, and to all heights
    /// that allow as many lines.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        guard hasRanges else {
            return .only(sizeThatFits(proposal), for: proposal, flexibleAxes: flexibleAxes)
        }
        let free = layout(ProposedViewSize(width: proposal.width, height: nil))
        let isFree = isFree(free, within: proposal.height)
        let shown = isFree ? free : layout(proposal)
        return SizeAnswer(
            width(of: shown, for: proposal.width), height(of: shown, isFree: isFree, for: proposal.height))
    }

    /// Indicates whether the text answers alike to ranges: lines of several heights, and texts that shrink, have none.
    var hasRanges: Bool { spans.isEmpty && options.minimumScale == 1 && options.reservedLines == 0 }

    /// Returns whether a height cuts nothing off what was fitted without one. One line there always is.
    func isFree(_ free: TextLayout, within height: CGFloat?) -> Bool {
        free.lines.count < 2 || height.map { self.height(of: free.lines.count) <= $0 } ?? true
    }

    private func width(of shown: TextLayout, for proposal: CGFloat?) -> LengthAnswer {
        var answer = LengthAnswer.only(shown.size.width, for: proposal)
        // What is wider than the proposal is one cluster or an ellipsis alone, and stays so where there is less.
        let limit = proposal ?? .infinity
        let next = paragraph.nextBreak(of: shown)
        let fitting = shown.lines.map(\.width).filter { $0 <= limit + margin / 2 }
        answer.least = fitting.max().map { min($0, limit) } ?? -.infinity
        answer.most = next == .infinity ? .infinity : max(proposal ?? 0, next - margin)
        // What goes over to another line only where it must needs no width.
        answer.holdsIdeal = next == .infinity
        return answer
    }

    private func height(of shown: TextLayout, isFree: Bool, for proposal: CGFloat?) -> LengthAnswer {
        var answer = LengthAnswer.always(shown.size.height)
        if shown.lines.count > 1 { answer.least = min(height(of: shown.lines.count), proposal ?? .infinity) }
        if !isFree, let proposal {
            // The next line appears where it fits as a whole.
            answer.holdsIdeal = false
            answer.most = max(proposal, height(of: shown.lines.count + 1) - margin)
        }
        return answer
    }

    /// The height of so many lines, in points: the text's size is rounded up to a pixel.
    private func height(of lines: Int) -> CGFloat {
        let gap = paragraph.metrics.leading + options.lineSpacing
        return CGFloat(lines) * (paragraph.metrics.lineHeight + gap) - gap
    }

    /// More than fitting rounds by, in points.
    private var margin: CGFloat { 1 / 256 }
}

extension ShapedParagraph {
    /// The advance of the narrowest thing that a line may hold, in points.
    fileprivate var narrowestAdvance: CGFloat {
        clusters.reduce(ellipsis.advance) { min($0, $1.advance) }
    }

    /// The width, in points, at which the first of a text's lines takes more; infinite where none ever does.
    fileprivate func nextBreak(of shown: TextLayout) -> CGFloat {
        var next = CGFloat.infinity
        for line in shown.isTruncated ? shown.lines.dropLast() : shown.lines[...] {
            guard case .clusters(let range)? = line.pieces.last else { continue }
            next = min(next, line.width + advance(after: range.upperBound))
        }
        // How a line that is cut off fills up depends on where it is cut.
        if shown.isTruncated, let cut = shown.lines.last { next = min(next, cut.width + narrowestAdvance) }
        return next
    }

    /// The additional width that a line which ends before the cluster `end` needs to take what follows: all up to the next
    /// opportunity, or one cluster where the line ends inside a word. Infinite at the end and before a hard break.
    private func advance(after end: Int) -> CGFloat {
        var (advance, index) = (CGFloat.zero, end)
        while index < clusters.count, clusters[index].isWhitespace {
            if clusters[index].breakAfter == .mandatory { return .infinity }
            advance += clusters[index].advance
            index += 1
        }
        guard index < clusters.count, index > 0 else { return .infinity }
        switch clusters[index - 1].breakAfter {
        case .mandatory: return .infinity
        case .none: return advance + clusters[index].advance
        case .allowed: break
        }
        while index < clusters.count, !clusters[index].isWhitespace {
            advance += clusters[index].advance
            if clusters[index].breakAfter != .none { break }
            index += 1
        }
        return advance
    }
}
