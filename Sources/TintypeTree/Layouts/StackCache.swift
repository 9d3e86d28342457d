import Foundation
import TintypeGraphics

/// A stack's knowledge of its children, and its sharing of the last proposal.
public struct StackCache {
    let plan: StackPlan

    init(_ plan: StackPlan) {
        self.plan = plan
    }

    var gap: CGFloat { plan.gap }
    var gaps: [CGFloat] { plan.gaps }
    var totalGap: CGFloat { plan.totalGap }
    var groups: [[Int]] { plan.groups }
    var isRigid: Bool { plan.isRigid }
    func gap(before index: Int) -> CGFloat { plan.gap(before: index) }

    func answer(_ proposal: ProposedViewSize, _ nodes: [Node]) -> SizeAnswer {
        plan.solution(proposal, nodes).answer
    }

    /// Tells `body` the places of the children in a stack of `bounds`.
    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ nodes: [Node], _ body: (Int, ChildPlace) -> Void
    ) {
        let axis = plan.axis
        // Where nothing was proposed across, the pass runs again with what the stack came to; its size stays.
        var proposal = proposal
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        let solution = plan.solution(proposal, nodes)
        let near = bounds.origin[axis.cross] - solution.nearEdge(plan)
        var main = bounds.origin[axis]
        for index in nodes.indices {
            if index > 0 { main += plan.gap(before: index) }
            let share = solution.shares[index]
            let offer = ProposedViewSize(axis, main: share.offer, cross: proposal[axis.cross])
            let size = CGSize(axis, main: share.length.value, cross: share.breadth)
            let guide: CGFloat =
                if !plan.hasGuides, let fraction = plan.guide.fraction {
                    fraction == 0 ? 0 : fraction * share.breadth
                } else {
                    ViewDimensions(node: nodes[index], proposal: offer, size: size)[plan.guide]
                }
            let origin = axis == .horizontal ? CGPoint(x: main, y: near - guide) : CGPoint(x: near - guide, y: main)
            body(index, ChildPlace(origin: origin, size: size, proposal: offer))
            main += share.length.value
        }
    }

    /// The place of a guide that the children set; nil where none of them does.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ nodes: [Node]) -> GuideAnswer? {
        let cross = plan.axis.cross
        let first = plan.solution(proposal, nodes)
        guard proposal[cross] == nil else { return guide(key, first, nodes) }
        // Placed with what it came to, and so for a proposal of nothing alone.
        var again = proposal
        again[cross] = first.answer[cross].length(nil)
        guard var result = guide(key, plan.solution(again, nodes), nodes) else { return nil }
        if key.axis == cross {
            result.crossRange.narrow(to: first.answer[plan.axis])
            result.place = .only(result.place.length(again[cross]), for: nil)
        } else {
            result.place.narrow(to: first.answer[plan.axis])
            result.crossRange = .only(0, for: nil)
        }
        return result
    }

    private func guide(_ key: AlignmentKey, _ solution: StackSolution, _ nodes: [Node]) -> GuideAnswer? {
        StackGuides(plan: plan, solution: solution, nodes: nodes).answer(key)
    }
}
