import Foundation
import TintypeGraphics

/// The places of the guides that a stack's children set, for one solution.
struct StackGuides {
    private typealias Changing = StackSolution.Changing

    let plan: StackPlan
    let solution: StackSolution
    let nodes: [Node]

    private var axis: Axis { plan.axis }
    private var proposal: ProposedViewSize { solution.proposal }

    /// nil where no child sets the guide.
    func answer(_ key: AlignmentKey) -> GuideAnswer? {
        var merged = MergedGuide(key, proposal)
        var start = Changing(value: 0, slope: 0)
        for index in nodes.indices {
            let share = solution.shares[index]
            if index > 0 { start.value += plan.gap(before: index) }
            let offer = ProposedViewSize(axis, main: share.offer, cross: proposal[axis.cross])
            if let guide = nodes[index].explicitGuide(key, offer) {
                merged.add(
                    key.axis == axis
                        ? along(guide, share, from: start) : across(guide, key, of: nodes[index], share, offer: offer)
                )
            }
            start.value += share.length.value
            start.slope += share.length.slope
        }
        guard var result = merged.answer else { return nil }
        result.place.narrow(to: solution.answer[key.axis])
        result.crossRange.narrow(to: solution.answer[key.axis.cross])
        return result
    }

    /// A guide along the stack lies after all that comes before its child.
    private func along(_ guide: GuideAnswer, _ share: StackSolution.Share, from start: Changing) -> GuideAnswer {
        let value = start.value + guide.place.length(share.offer)
        guard !plan.isRigid else { return GuideAnswer(place: .always(value), crossRange: guide.crossRange) }
        guard let main = proposal[axis], main.isFinite, value.isFinite else {
            return GuideAnswer(place: .only(value, for: proposal[axis]), crossRange: guide.crossRange)
        }
        let slope = start.slope + (share.part.isOffered ? guide.place.slope * share.part.slope : 0)
        var place = LengthAnswer(
            constant: value - slope * main, slope: slope, least: -.infinity, most: .infinity, holdsIdeal: false)
        place.narrow(to: guide.place, whosePartIs: share.part, of: main)
        return GuideAnswer(place: place, crossRange: guide.crossRange)
    }

    /// A guide across the stack lies as far from the stack's edge as the child does, and then where the child has it.
    private func across(
        _ guide: GuideAnswer, _ key: AlignmentKey, of node: Node, _ share: StackSolution.Share,
        offer: ProposedViewSize
    ) -> GuideAnswer {
        let cross = proposal[axis.cross]
        let own = node.guide(plan.guide, offer, of: node.answer(offer))
        let near =
            solution.above ?? solution.answer[axis.cross].scaled(by: plan.guide.fraction ?? 0)
        var result = GuideAnswer(place: near, crossRange: inStack(guide.crossRange, share))
        result.crossRange.narrow(to: inStack(own.crossRange, share))
        result.place.narrow(to: guide.place)
        if key != plan.guide {
            result.place = near.combined(with: own.place, for: cross, by: -)
                .combined(with: guide.place, for: cross, by: +)
        }
        return result
    }

    /// The proposals along the stack for which a child's answer to its offer holds.
    private func inStack(_ range: LengthAnswer, _ share: StackSolution.Share) -> LengthAnswer {
        if plan.isRigid { return .always(0) }
        guard let main = proposal[axis], main.isFinite else { return .only(0, for: proposal[axis]) }
        var result = LengthAnswer(constant: 0, slope: 0, least: -.infinity, most: .infinity, holdsIdeal: false)
        result.narrow(to: range, whosePartIs: share.part, of: main)
        return result
    }
}
