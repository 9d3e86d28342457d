import Foundation
import TintypeGraphics

extension Node {
    /// The size that the node answers to `proposal`, in points.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        switch kind {
        case .effect(_, let child), .value(_, let child): return child.size(proposal)
        case .attachment(let attachment): return attachment.primary.size(proposal)
        case .leaf, .layout, .deferred: break
        }
        // A proposal along an axis that the size does not follow is no new question.
        var question = proposal
        if !dependence.contains(.horizontal) { question.width = nil }
        if !dependence.contains(.vertical) { question.height = nil }
        if let known = memo[question] { return known }
        memo.measures += 1
        let answer: CGSize
        switch kind {
        case .leaf(let leaf): answer = leaf.sizeThatFits(proposal)
        case .layout(let box, let children): answer = box.sizeThatFits(proposal, subviews(children))
        case .deferred(let content): answer = content.sizeThatFits(proposal)
        case .effect, .value, .attachment: preconditionFailure("their sizes are their children's")
        }
        memo[question] = answer
        return answer
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: size(proposal))
    }

    /// Where the node, or one below that speaks for it, says that a guide lies, in the node's space.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard guides.contains(key.mask) else { return nil }
        let (size, proposal) = (dimensions.size, dimensions.proposal)
        switch kind {
        case .leaf(let leaf): return leaf.explicitGuide(key, size: size, proposal: proposal)
        case .layout(let box, let children):
            return box.explicitAlignment(key, in: CGRect(origin: .zero, size: size), proposal, subviews(children))
        case .effect(_, let child):
            return child.explicitGuide(key, in: ViewDimensions(node: child, proposal: proposal, size: size))
        case .value(let value, let child):
            let inner = ViewDimensions(node: child, proposal: proposal, size: size)
            if case .alignmentGuide(key, let compute) = value { return compute(inner) }
            return child.explicitGuide(key, in: inner)
        case .attachment(let attachment):
            let primary = attachment.primary
            return primary.explicitGuide(key, in: ViewDimensions(node: primary, proposal: proposal, size: size))
        case .deferred: return nil
        }
    }
}

/// The answers that a node gave. Never forgotten while the node lives: a bound below 8 makes deep trees exponential.
struct SizeMemo {
    private var proposals: [ProposedViewSize] = []
    private var sizes: [CGSize] = []
    /// How often the node was really measured.
    var measures = 0

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            for index in proposals.indices where proposals[index] == proposal { return sizes[index] }
            return nil
        }
        set {
            guard let newValue else { return }
            proposals.append(proposal)
            sizes.append(newValue)
        }
    }
}
