package import Foundation
import TintypeGraphics

extension Node {
    /// The size that the node answers to `proposal`, in points.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        answer(proposal).size(proposal)
    }

    /// The size that the node answers to `proposal`, with the other proposals that it answers alike.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        var node = self
        while true {
            switch node.kind {
            case .effect(_, let child), .value(_, let child): node = child
            case .attachment(let attachment): node = attachment.primary
            case .leaf(let leaf):
                if let known = node.memo.answer(proposal) { return known }
                return node.remember(leaf.answer(proposal))
            case .layout(let box, let children):
                if let known = node.memo.answer(proposal) { return known }
                return node.remember(box.answer(proposal, node.subviews(children)))
            case .deferred(let content):
                if let known = node.memo.answer(proposal) { return known }
                return node.remember(content.answer(proposal))
            }
        }
    }

    private func remember(_ answer: SizeAnswer) -> SizeAnswer {
        memo.add(answer)
        return answer
    }

    /// How often the node was measured, answers from memory left out.
    package var ownMeasures: Int { memo.measures }

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
            if let known = guideMemo.first(where: { $0.key == key && $0.proposal == proposal && $0.size == size }) {
                return known.guide
            }
            let bounds = CGRect(origin: .zero, size: size)
            let guide = box.explicitAlignment(key, in: bounds, proposal, subviews(children))
            guideMemo.append(KnownGuide(key: key, proposal: proposal, size: size, guide: guide))
            return guide
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

/// Where a container once said that a guide lies. Without a memory the question would be asked twice a level.
struct KnownGuide {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var size: CGSize
    /// nil where no child sets the guide.
    var guide: CGFloat?
}

/// The answers that a node gave, each for all proposals that it holds for. None is forgotten while the node lives: a bound
/// on their number makes deep trees exponential.
struct SizeMemo {
    /// Most nodes give one answer only, which needs no list.
    private var first: SizeAnswer?
    private var others: [SizeAnswer] = []
    /// How often the node was really measured.
    private(set) var measures = 0

    @inline(__always)
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer? {
        guard let first else { return nil }
        if first.holds(proposal) { return first }
        for known in others where known.holds(proposal) { return known }
        return nil
    }

    mutating func add(_ answer: SizeAnswer) {
        measures += 1
        if first == nil { first = answer } else { others.append(answer) }
    }

    /// Forgets all answers, but not how many there were.
    mutating func forget() {
        first = nil
        others = []
    }
}

extension Node {
    /// Forgets all answers, here and below: something that they depend on has changed.
    func forgetSizes() {
        memo.forget()
        guideMemo = []
        for child in children { child.forgetSizes() }
    }
}
