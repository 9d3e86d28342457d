import Foundation
import TintypeGraphics

/// A stack's knowledge of itself and its children, and its sharing of the last proposal among them.
final class StackPlan {
    let axis: Axis
    /// The guide that the children are aligned by.
    let guide: AlignmentKey
    /// The distance between all children, in points; where they differ, ``gaps``.
    private(set) var gap: CGFloat = 0
    /// The distance before each child, in points; empty where they are all ``gap``.
    private(set) var gaps: [CGFloat] = []
    private(set) var totalGap: CGFloat = 0
    /// The children's indices by priority, high to low; empty where all have the same.
    private(set) var groups: [[Int]] = []
    /// Indicates whether nothing about the children follows their proposals along the stack.
    private(set) var isRigid = true
    /// Indicates whether the children are aligned by more than a fraction of their lengths.
    private(set) var hasGuides: Bool
    /// Indicates whether every child has one size for all proposals, and all are served in their order: the proposal
    /// decides nothing but the offers.
    private(set) var sharesAlike = true
    /// The sharing of the last proposal: placing mostly asks for what was measured last.
    private var last: StackSolution?

    init(_ axis: Axis, _ guide: AlignmentKey, spacing: CGFloat?, _ nodes: [Node]) {
        self.axis = axis
        self.guide = guide
        hasGuides = guide.fraction == nil
        if let spacing {
            gap = spacing
            totalGap = spacing * CGFloat(max(nodes.count - 1, 0))
        } else {
            findGaps(nodes)
        }
        let (along, first) = (Axis.Set(axis), nodes.first?.layoutPriority)
        var (isUniform, isFixed) = (true, true)
        for node in nodes {
            if node.layoutPriority != first { isUniform = false }
            if node.flexibleAxes.contains(along) { isRigid = false }
            if !node.isFixed { isFixed = false }
            if node.guides.contains(guide.mask) { hasGuides = true }
        }
        if !isUniform { groups = StackPlan.groups(nodes.map(\.layoutPriority)) }
        sharesAlike = isUniform && isFixed && !hasGuides
    }

    /// The sharing of a proposal among the children.
    func solution(_ proposal: ProposedViewSize, _ nodes: [Node]) -> StackSolution {
        if let last, last.proposal == proposal { return last }
        var solver = StackSolver(self, proposal, nodes)
        let solution = solver.solve()
        last = solution
        return solution
    }

    /// Forgets the last solution: children's sizes have changed.
    func forgetSolution() {
        last = nil
    }

    func gap(before index: Int) -> CGFloat { gaps.isEmpty ? gap : gaps[index] }

    private func findGaps(_ nodes: [Node]) {
        var last: ViewSpacing?
        gaps.reserveCapacity(nodes.count)
        for node in nodes {
            let spacing = node.spacing
            gaps.append(last?.distance(to: spacing, along: axis) ?? 0)
            last = spacing
        }
        totalGap = gaps.reduce(0, +)
    }

    private static func groups(_ priorities: [Double]) -> [[Int]] {
        Set(priorities).sorted(by: >).map { priority in
            priorities.indices.filter { priorities[$0] == priority }
        }
    }
}
