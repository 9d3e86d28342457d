import Foundation
import TintypeGraphics

extension TextLeaf {
    /// A text answers alike to all widths between that of its widest line and the one it was fitted to, and to all heights
    /// that allow as many lines.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        let free = layout(ProposedViewSize(width: proposal.width, height: nil))
        // One line there always is.
        let isFree = free.lines.count < 2 || proposal.height.map { free.size.height <= $0 } ?? true
        let shown = isFree ? free : layout(proposal)
        return SizeAnswer(
            width(of: shown, for: proposal.width), height(of: shown, isFree: isFree, for: proposal.height))
    }

    private func width(of shown: TextLayout, for proposal: CGFloat?) -> LengthAnswer {
        var answer = LengthAnswer.only(shown.size.width, for: proposal)
        if let proposal {
            if shown.size.width <= proposal { answer.least = shown.size.width }
            // Lines change where the first of those that go on takes one cluster more.
            let narrowest = paragraph.narrowestAdvance
            let goingOn = shown.isTruncated ? shown.lines[...] : shown.lines.dropLast()
            if let shortest = goingOn.map(\.width).min() {
                answer.most = max(proposal, shortest + narrowest - margin)
            }
            // Where no cluster fits, each line takes one however narrow it is.
            if proposal < narrowest - margin {
                answer.least = -.infinity
                answer.most = narrowest - margin
            }
        } else {
            answer.least = shown.size.width
            answer.most = .infinity
        }
        // What is neither broken nor cut off needs no more width.
        if shown.lines.count == 1, !shown.isTruncated, shown.size.width <= proposal ?? .infinity {
            answer.most = .infinity
            answer.holdsIdeal = true
        }
        return answer
    }

    private func height(of shown: TextLayout, isFree: Bool, for proposal: CGFloat?) -> LengthAnswer {
        var answer = LengthAnswer.always(shown.size.height)
        if shown.lines.count > 1 { answer.least = shown.size.height }
        if !isFree, let proposal {
            // The next line appears where it fits as a whole.
            let gap = paragraph.metrics.leading + options.lineSpacing
            let next = CGFloat(shown.lines.count + 1) * (paragraph.metrics.lineHeight + gap) - gap
            answer.holdsIdeal = false
            answer.most = max(proposal, shown.size.height, next - margin)
        }
        return answer
    }

    /// More than fitting rounds by, in points.
    private var margin: CGFloat { 1 / 256 }
}

extension ShapedParagraph {
    /// The advance of the narrowest thing that a line may hold, in points.
    fileprivate var narrowestAdvance: CGFloat {
        clusters.reduce(ellipsis.advance) { min($0, $1.advance) }
    }
}
