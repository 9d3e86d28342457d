import Foundation
import TintypeGraphics

extension Node {
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: size(proposal))
    }

    /// The place of a guide for `proposal`, to which the node answers `answer`: that set by the node or one below, or the
    /// guide's default.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, of answer: SizeAnswer) -> GuideAnswer {
        if let guide = explicitGuide(key, proposal) { return guide }
        if let fraction = key.fraction {
            let place = answer[key.axis].scaled(by: fraction)
            return GuideAnswer(place: place, crossRange: answer[key.axis.cross])
        }
        let dimensions = ViewDimensions(node: self, proposal: proposal, size: answer.size(proposal))
        return computed(key, at: key.id.defaultValue(in: dimensions), answer, for: proposal)
    }

    /// The place of a guide that the node, or one below that speaks for it, sets; nil where none does.
    func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> GuideAnswer? {
        guard guides.contains(key.mask) else { return nil }
        switch kind {
        case .leaf(let box):
            let leaf = box.leaf
            let answer = answer(proposal)
            return leaf.explicitGuide(key, size: answer.size(proposal), proposal: proposal).map {
                answer.isConstant ? .constant($0, key, within: answer) : .only($0, key, for: proposal)
            }
        case .layout(let box, let children):
            for known in guideMemo where known.key == key && known.holds(proposal) { return known.answer }
            let answer = box.guide(key, proposal, subviews(children))
            guideMemo.append(KnownGuide(key: key, proposal: proposal, answer: answer))
            return answer
        case .effect(_, let child): return child.explicitGuide(key, proposal)
        case .value(.alignmentGuide(key, let compute), let child):
            let answer = child.answer(proposal)
            let dimensions = ViewDimensions(node: child, proposal: proposal, size: answer.size(proposal))
            return child.computed(key, at: compute(dimensions), answer, for: proposal)
        case .value(_, let child): return child.explicitGuide(key, proposal)
        case .attachment(let attachment): return attachment.primary.explicitGuide(key, proposal)
        case .deferred(let content): return content.model?.explicitGuide(key, proposal)
        }
    }

    /// A guide that a closure computed of the node's dimensions: it stays where they are the same.
    private func computed(
        _ key: AlignmentKey, at place: CGFloat, _ answer: SizeAnswer, for proposal: ProposedViewSize
    ) -> GuideAnswer {
        guides.isEmpty && answer.isConstant ? .constant(place, key, within: answer) : .only(place, key, for: proposal)
    }

    /// The place of a guide that the node, or one below that speaks for it, sets, in the node's space.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard guides.contains(key.mask) else { return nil }
        let (size, proposal) = (dimensions.size, dimensions.proposal)
        if size == self.size(proposal) { return explicitGuide(key, proposal)?.place.length(proposal[key.axis]) }
        // An animation shows the view at another size than it answered.
        switch kind {
        case .leaf(let box): return box.leaf.explicitGuide(key, size: size, proposal: proposal)
        case .layout(let box, let children):
            return box.explicitAlignment(key, in: CGRect(origin: .zero, size: size), proposal, subviews(children))
        case .value(.alignmentGuide(key, let compute), let child):
            return compute(ViewDimensions(node: child, proposal: proposal, size: size))
        case .effect(_, let child), .value(_, let child):
            return child.explicitGuide(key, in: ViewDimensions(node: child, proposal: proposal, size: size))
        case .attachment(let attachment):
            let primary = attachment.primary
            return primary.explicitGuide(key, in: ViewDimensions(node: primary, proposal: proposal, size: size))
        case .deferred(let content):
            return content.model.flatMap {
                $0.explicitGuide(key, in: ViewDimensions(node: $0, proposal: proposal, size: size))
            }
        }
    }
}

/// A container's remembered answer for a guide. Without a memory the question would be asked twice a level.
struct KnownGuide {
    let key: AlignmentKey
    let proposal: ProposedViewSize
    /// nil where no child sets the guide.
    let answer: GuideAnswer?

    func holds(_ other: ProposedViewSize) -> Bool { answer?.holds(other, key.axis) ?? (proposal == other) }
}

extension SizeAnswer {
    /// Indicates whether the size is the same for all proposals that the answer holds for.
    var isConstant: Bool { horizontal.slope == 0 && vertical.slope == 0 }
}
