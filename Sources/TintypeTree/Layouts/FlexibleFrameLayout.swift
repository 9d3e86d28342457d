import Foundation
import TintypeGraphics

/// A frame with least, ideal and greatest lengths (SEMANTICS 2).
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

        /// What the child is proposed.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map(clamp)
        }

        /// The frame's length, or nil where the child's answer must be known for it.
        func length(_ proposal: CGFloat?) -> CGFloat? {
            guard let proposal else { return ideal.map(clamp) }
            return least != nil && greatest != nil ? clamp(proposal) : nil
        }

        /// The frame's length for the child's `answer` to its offer.
        func length(_ proposal: CGFloat?, answer: CGFloat) -> CGFloat {
            if let known = length(proposal) { return known }
            guard let offer = proposal.map(clamp) else { return clamp(answer) }
            if let greatest, least == nil { return min(max(offer, answer), greatest) }
            if let least, greatest == nil { return max(min(offer, answer), least) }
            return answer
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    func size(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> CGSize {
        if let width = horizontal.length(proposal.width), let height = vertical.length(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let answer = child.sizeThatFits(offer(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, answer: answer.width),
            height: vertical.length(proposal.height, answer: answer.height))
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

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    func dependence(_ children: [Node]) -> Axis.Set {
        var axes = children[0].dependence
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
