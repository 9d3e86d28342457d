package import Foundation
import TintypeGraphics

extension Node {
    /// The size that the node answers to `proposal`, in points.
    @inline(__always)
    package func size(_ proposal: ProposedViewSize) -> CGSize { fixedSize ?? found(proposal) }

    @inline(never)
    private func found(_ proposal: ProposedViewSize) -> CGSize {
        isFixed ? measuredOnce(proposal) : answer(proposal).size(proposal)
    }

    /// The size of a fixed node that was not measured yet. It needs no account of the proposals that have it.
    private func measuredOnce(_ proposal: ProposedViewSize) -> CGSize {
        let size: CGSize
        switch kind {
        case .leaf(let box): size = box.leaf.sizeThatFits(proposal)
        case .layout(let box, let children): size = box.fixedSize(proposal, children, of: self)
        case .effect(_, let child), .value(_, let child): return child.size(proposal)
        case .attachment(let attachment): return attachment.primary.size(proposal)
        case .deferred: preconditionFailure("what deferred content comes to is never fixed")
        }
        fixedSize = size
        return size
    }

    /// The size that the node answers to `proposal`, with the other proposals that it answers alike.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        if let known = knownAnswer(proposal) { return known }
        if isFixed { return fixedAnswer(proposal) }
        switch kind {
        case .leaf(let box): return remember(box.leaf.answer(proposal))
        case .layout(let box, let children): return remember(box.answer(proposal, subviews(children)))
        case .deferred(let content): return remember(content.answer(proposal))
        // Those that neither size nor place have nothing to remember.
        case .effect(_, let child), .value(_, let child): return child.answer(proposal)
        case .attachment(let attachment): return attachment.primary.answer(proposal)
        }
    }

    // What asks no other node is kept apart, so that asking down a deep tree takes little of the stack.
    private func knownAnswer(_ proposal: ProposedViewSize) -> SizeAnswer? {
        if let fixedSize { return .always(fixedSize) }
        return memo.answer(proposal)
    }

    private func fixedAnswer(_ proposal: ProposedViewSize) -> SizeAnswer { .always(measuredOnce(proposal)) }

    private func remember(_ answer: SizeAnswer) -> SizeAnswer {
        if memo.isEmpty, answer.holdsAlways { fixedSize = answer.size(.unspecified) } else { memo.add(answer) }
        return answer
    }

    /// The number of times that the node was measured, answers from memory left out.
    package var ownMeasures: Int { memo.measures + (fixedSize == nil ? 0 : 1) }
}

/// The answers that a node gave, each for all proposals that it holds for; a size for all of them stands beside the memo.
/// None is forgotten while the node lives: a bound on their number makes deep trees exponential.
struct SizeMemo {
    /// Most nodes give one answer only, which needs no list.
    private var first: SizeAnswer?
    private var others: [SizeAnswer] = []
    /// The number of times that the node was really measured.
    private(set) var measures = 0

    var isEmpty: Bool { first == nil }

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

    /// Forgets all answers, but not how many there were; `fixed` ones stood beside the memo.
    mutating func forget(_ fixed: Int) {
        measures += fixed
        first = nil
        others = []
    }
}

extension Node {
    /// Forgets all answers, here and below: something that they depend on has changed.
    func forgetSizes() {
        memo.forget(fixedSize == nil ? 0 : 1)
        fixedSize = nil
        guideMemo = []
        if case .layout(let box, _) = kind { box.forgetSolutions() }
        for child in children { child.forgetSizes() }
    }
}
