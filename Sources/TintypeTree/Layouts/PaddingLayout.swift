import Foundation
import TintypeGraphics

/// Space around a view; negative space lets it reach outward.
struct PaddingLayout: UnaryLayout {
    let insets: EdgeInsets

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        let inner = child.answer(offer(proposal))
        return SizeAnswer(
            padded(inner.horizontal, insets.horizontal, proposal.width),
            padded(inner.vertical, insets.vertical, proposal.height))
    }

    func fixedSize(_ proposal: ProposedViewSize, _ child: Node) -> CGSize {
        let inner = child.size(offer(proposal))
        return CGSize(width: max(inner.width + insets.horizontal, 0), height: max(inner.height + insets.vertical, 0))
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        guard let inner = child.explicitGuide(key, offer(proposal)) else { return nil }
        let (isHorizontal, cross) = (key.axis == .horizontal, key.axis.cross)
        let along = isHorizontal ? insets.horizontal : insets.vertical
        let across = isHorizontal ? insets.vertical : insets.horizontal
        var place = shifted(inner.place, along, proposal[key.axis])
        place.constant += isHorizontal ? insets.leading : insets.top
        return GuideAnswer(place: place, crossRange: shifted(inner.crossRange, across, proposal[cross]))
    }

    /// The child's length for what is left of `proposal`, with the insets, as an answer to the whole of it.
    private func padded(_ inner: LengthAnswer, _ inset: CGFloat, _ proposal: CGFloat?) -> LengthAnswer {
        var answer = shifted(inner, inset, proposal)
        answer.constant += inset
        // Insets that reach inward further than the child is long leave nothing.
        return answer.length(proposal) < 0 ? .only(0, for: proposal) : answer
    }

    /// The child's answer to what is left of `proposal`, as one to the whole of it.
    private func shifted(_ inner: LengthAnswer, _ inset: CGFloat, _ proposal: CGFloat?) -> LengthAnswer {
        var answer = inner
        answer.most += inset
        // All proposals that the insets use up offer the child nothing.
        let isUsedUp = proposal.map { $0 < inset } ?? false
        if inner.slope != 0 {
            if isUsedUp {
                return LengthAnswer(
                    constant: inner.length(0), slope: 0, least: -.infinity, most: inset, holdsIdeal: false)
            }
            answer.constant -= inner.slope * inset
            answer.least = max(inner.least, 0) + inset
            answer.holdsIdeal = false
        } else {
            answer.least = inner.least <= 0 ? -.infinity : inner.least + inset
        }
        return answer
    }

    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        (CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), offer(proposal))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    var plainEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return edges
    }

    var keepsSpacers: Bool { false }
    var nodeName: String { "padding" }

    var nodeAttributes: [SettledAttribute] {
        let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
        if sides.allSatisfy({ $0 == sides[0] }) { return [SettledAttribute("insets", number(sides[0]))] }
        let named = zip(["top", "leading", "bottom", "trailing"], sides).filter { $0.1 != 0 }
        return [SettledAttribute("insets", named.map { "\($0) \(number($1))" }.joined(separator: " "))]
    }
}
