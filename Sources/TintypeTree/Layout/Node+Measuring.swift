package import Foundation
import TintypeGraphics

extension Node {
    /// The size that the node answers to `proposal`, in points.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        answer(proposal).size(proposal)
    }

    /// The size that the node answers to `proposal`, with the other proposals that it answers alike.
    func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        if let known = memo.answer(proposal) { return known }
        switch kind {
        case .leaf(let leaf): return remember(leaf.answer(proposal))
        case .layout(let box, let children): return remember(box.answer(proposal, subviews(children)))
        case .deferred(let content): return remember(content.answer(proposal))
        // Those that neither size nor place have nothing to remember.
        case .effect(_, let child), .value(_, let child): return child.answer(proposal)
        case .attachment(let attachment): return attachment.primary.answer(proposal)
        }
    }

    private func remember(_ answer: SizeAnswer) -> SizeAnswer {
        memo.add(answer)
        return answer
    }

    /// How often the node was measured, answers from memory left out.
    package var ownMeasures: Int { memo.measures }
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
        if case .layout(let box, _) = kind { box.forgetSolutions() }
        for child in children { child.forgetSizes() }
    }
}
