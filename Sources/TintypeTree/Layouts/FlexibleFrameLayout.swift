import Foundation
import TintypeGraphics

/// A frame with least, ideal and greatest lengths (Semantics.md 2.2 to 2.4).
struct FlexibleFrameLayout: UnaryLayout {
    /// The limits along one axis, in points: least ≤ ideal ≤ greatest.
    struct Limits: Hashable {
        var least: CGFloat?
        var ideal: CGFloat?
        var greatest: CGFloat?

        init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
            let low = least.map { max($0, 0) }
            self.least = low
            self.ideal = ideal.map { max($0, low ?? 0) }
            self.greatest = greatest.map { max($0, self.ideal ?? low ?? 0) }
        }

        func clamp(_ length: CGFloat) -> CGFloat {
            min(max(length, least ?? -.infinity), greatest ?? .infinity)
        }

        /// The proposal to the child.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map(clamp)
        }

        /// The frame's length where the child need not be asked.
        func answer(_ proposal: CGFloat?) -> LengthAnswer? {
            guard let proposal else { return ideal.map { .only(clamp($0), for: nil) } }
            guard let least, let greatest else { return nil }
            var answer = LengthAnswer.filling(proposal, ideal: 0)
            answer.least = least
            answer.most = greatest
            if proposal < least { return .constant(least, from: -.infinity, to: least) }
            return proposal >= greatest ? .constant(greatest, from: greatest, to: .infinity) : answer
        }

        /// The frame's length for the child's answer to its offer, for the proposals that offer the child alike.
        func answer(_ proposal: CGFloat?, _ inner: LengthAnswer) -> LengthAnswer {
            guard let proposal else {
                return answer(nil) ?? .only(clamp(inner.length(ideal)), for: nil)
            }
            let offer = clamp(proposal)
            // Which proposals come to the same offer, or to one that the child answers alike.
            var result = LengthAnswer.constant(0, from: inner.least, to: inner.most)
            if let least, offer == least, proposal < least {
                result = .constant(0, from: -.infinity, to: least)
            } else if let greatest, offer == greatest, proposal >= greatest {
                result = .constant(0, from: greatest, to: .infinity)
            } else {
                result.slope = 1
                result.least = max(result.least, least ?? -.infinity)
                result.most = min(result.most, greatest ?? .infinity)
            }
            if let known = answer(proposal) {
                result.constant = known.constant
                result.slope = known.slope
                result.narrow(
                    to: LengthAnswer(
                        constant: 0, slope: 0, least: known.least, most: known.most, holdsIdeal: false))
                return result
            }
            return combined(result, inner, offer: offer, proposal: proposal)
        }

        /// The frame's length with one limit alone: as long as its offer, or as the child where that reaches beyond the
        /// offer.
        private func combined(
            _ range: LengthAnswer, _ inner: LengthAnswer, offer: CGFloat, proposal: CGFloat
        ) -> LengthAnswer {
            let length = inner.length(offer)
            guard range.slope == 1 else { return .constant(bounded(length, offer), within: range) }
            if least == nil, greatest == nil {
                var result = inner
                result.holdsIdeal = inner.holdsIdeal && ideal == nil
                return result
            }
            guard proposal.isFinite, length.isFinite else {
                guard least != nil, inner.slope == 0, length.isFinite else {
                    return .only(bounded(length, offer), for: proposal)
                }
                var result = LengthAnswer.constant(bounded(length, offer), within: range)
                result.least = max(result.least, length)
                return result
            }
            var child = inner
            child.narrow(to: range)
            if let greatest {
                return .shortest(.longest(range, child, for: proposal), .always(greatest), for: proposal)
            }
            return .longest(.shortest(range, child, for: proposal), .always(least ?? 0), for: proposal)
        }

        private func bounded(_ length: CGFloat, _ offer: CGFloat) -> CGFloat {
            if let greatest, least == nil { return min(max(offer, length), greatest) }
            if let least, greatest == nil { return max(min(offer, length), least) }
            return length
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer {
        if let width = horizontal.answer(proposal.width), let height = vertical.answer(proposal.height) {
            return SizeAnswer(width, height)
        }
        let inner = child.answer(offer(proposal))
        return SizeAnswer(
            horizontal.answer(proposal.width, inner.horizontal), vertical.answer(proposal.height, inner.vertical))
    }

    /// The child is proposed the frame's own size where a length was proposed; where none was, only if the frame's length
    /// is another than the child's own.
    func placement(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview
    ) -> (CGPoint, ProposedViewSize) {
        let first = offer(proposal)
        let answer = child.sizeThatFits(first)
        func second(_ axis: Axis) -> CGFloat? {
            if proposal[axis] == nil, first[axis] == nil, bounds.size[axis] == answer[axis] { return nil }
            return bounds.size[axis]
        }
        let offer = ProposedViewSize(width: second(.horizontal), height: second(.vertical))
        return (alignment.origin(of: child.dimensions(in: offer), in: bounds), offer)
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        let size = answer(proposal, child)
        let first = offer(proposal)
        func offered(_ axis: Axis) -> OfferedLength {
            let ownLength = size[axis].length(proposal[axis])
            let keepsIdeal =
                proposal[axis] == nil && first[axis] == nil && ownLength == child.size(first)[axis]
            return keepsIdeal ? .idealAlone : .length(size[axis])
        }
        return guide(
            key, proposal, child, offered: OfferedSize(horizontal: offered(.horizontal), vertical: offered(.vertical)),
            alignment, in: size)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    func flexibleAxes(_ children: [Node]) -> Axis.Set {
        var axes = children[0].flexibleAxes
        if horizontal.least != nil || horizontal.greatest != nil { axes.insert(.horizontal) }
        if vertical.least != nil || vertical.greatest != nil { axes.insert(.vertical) }
        // An ideal length stands only where none is proposed, so that whether one is makes a difference.
        if horizontal.ideal != nil { axes.insert(.horizontal) }
        if vertical.ideal != nil { axes.insert(.vertical) }
        return axes
    }

    var plainEdges: Edge.Set {
        func isSet(_ limits: Limits) -> Bool { limits != Limits(least: nil, ideal: nil, greatest: nil) }
        var edges: Edge.Set = []
        if isSet(horizontal) { edges.formUnion(.horizontal) }
        if isSet(vertical) { edges.formUnion(.vertical) }
        return edges
    }

    var nodeName: String { "frame" }

    var nodeAttributes: [SettledAttribute] {
        let lengths = [
            ("minWidth", horizontal.least), ("idealWidth", horizontal.ideal), ("maxWidth", horizontal.greatest),
            ("minHeight", vertical.least), ("idealHeight", vertical.ideal), ("maxHeight", vertical.greatest),
        ]
        var attributes = lengths.compactMap { name, length in length.map { SettledAttribute(name, number($0)) } }
        if alignment != .center { attributes.append(SettledAttribute("alignment", alignment.name)) }
        return attributes
    }
}

extension LengthAnswer {
    /// A length that stays the same between two proposals.
    fileprivate static func constant(_ length: CGFloat, from least: CGFloat, to most: CGFloat) -> LengthAnswer {
        LengthAnswer(constant: length, slope: 0, least: least, most: most, holdsIdeal: false)
    }
}
