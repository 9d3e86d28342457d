import Foundation
import TintypeGraphics

/// Shares a proposal among the children of a stack, and finds for which other proposals the answer is the same.
///
/// Children's lengths follow their offers at most linearly as long as each child gives the same answer, and offers follow
/// the proposal linearly as long as the order of service is the same. So the stack's length does too, between the
/// proposals at which some child comes to the end of its answer.
struct StackSolver {
    private typealias Changing = StackSolution.Changing

    /// A child's turn among the children that a length is shared by.
    struct Turn {
        var child: Int
        /// The number of children that were still to be served, itself among them.
        var waiting: Int
        /// The length that was left, in points, and how much of it was kept back for lower priorities.
        var left: CGFloat
        var reserved: CGFloat
    }

    private let plan: StackPlan
    private let axis: Axis
    private let nodes: [Node]
    private let proposal: ProposedViewSize
    private let cross: CGFloat?

    private var shares: [StackSolution.Share]
    /// The stack's length along the axis, with the proposals for which nothing changes.
    private var length: LengthAnswer
    private var breadth = LengthAnswer.always(0)
    /// The distances that children reach to both sides of the guide, where it is no fraction of their breadths.
    private var extent = AlignedExtent()
    /// The turns in the order of service; nil where nobody asks for them.
    private var turns: [Turn]?

    init(_ plan: StackPlan, _ proposal: ProposedViewSize, _ nodes: [Node]) {
        self.plan = plan
        self.nodes = nodes
        self.proposal = proposal
        axis = plan.axis
        cross = proposal[axis.cross]
        length = .always(plan.totalGap)
        let nothing = StackSolution.Share(part: StackSolution.Part(value: 0, slope: 0, isOffered: false))
        shares = Array(repeating: nothing, count: nodes.count)
    }

    /// The turns of a service, for those who ask why; none where no finite length is shared.
    static func turns(_ plan: StackPlan, _ proposal: ProposedViewSize, _ nodes: [Node]) -> [Turn] {
        var solver = StackSolver(plan, proposal, nodes)
        solver.turns = []
        _ = solver.solve()
        return solver.turns ?? []
    }

    mutating func solve() -> StackSolution {
        let main = proposal[axis]
        if let main, main.isFinite {
            share(main)
        } else {
            for index in nodes.indices { serveAlike(index, main) }
            // What children answer to finite offers is another question.
            if main == nil {
                (length.least, length.most) = (.infinity, -.infinity)
            } else {
                length.least = .infinity
                length.holdsIdeal = false
            }
        }
        return StackSolution(proposal: proposal, shares: shares, answer: answer(main), above: extent.above)
    }

    private func answer(_ main: CGFloat?) -> SizeAnswer {
        var (along, across) = (length, breadth)
        if nodes.isEmpty { return SizeAnswer(.always(0), .always(0)) }
        if let length = extent.length(for: cross) {
            across = length
            across.narrow(to: breadth)
        }
        let value = along.length(main)
        if plan.isRigid {
            along = .always(max(value, 0))
        } else if value < 0 || !along.holds(main) {
            // Lengths without end leave no proposal but the one at hand.
            along = .only(max(value, 0), for: main)
        }
        if !across.holds(cross) { across = .only(across.length(cross), for: cross) }
        return SizeAnswer(axis, main: along, cross: across)
    }

    // MARK: Across the axis

    /// Takes up how broad a child is; `narrow` is told of answers that hold for some offers only.
    private mutating func add(
        _ answer: SizeAnswer, of node: Node, _ offer: ProposedViewSize,
        narrow: (LengthAnswer, inout LengthAnswer) -> Void
    ) {
        let across = answer[axis.cross]
        guard plan.hasGuides else {
            breadth = .longest(breadth, across, for: cross)
            return
        }
        let guide = node.guide(plan.guide, offer, of: answer)
        narrow(guide.crossRange, &length)
        breadth.narrow(to: across)
        extent.add(across, guide: guide.place, for: cross)
    }

    // MARK: Along the axis

    /// Offers a child nothing, or no end, as every other.
    private mutating func serveAlike(_ index: Int, _ main: CGFloat?) {
        let offer = ProposedViewSize(axis, main: main, cross: cross)
        let answer = nodes[index].answer(offer)
        let child = answer[axis].length(main)
        length.constant += child
        length.narrow(to: answer[axis])
        add(answer, of: nodes[index], offer) { $1.narrow(to: $0) }
        shares[index].offer = main
        shares[index].length.value = child
        shares[index].breadth = answer[axis.cross].length(cross)
    }

    /// Higher priorities are served first, each group with what the smallest sizes of the lower ones leave.
    private mutating func share(_ main: CGFloat) {
        length = LengthAnswer(constant: plan.totalGap, slope: 0, least: -.infinity, most: .infinity, holdsIdeal: false)
        var slope: CGFloat = 0
        var remaining = Changing(value: main - plan.totalGap, slope: 1)
        if plan.groups.isEmpty {
            serve(nil, &remaining, reserved: 0, main)
        } else {
            for (rank, group) in plan.groups.enumerated() {
                var reserved: CGFloat = 0
                for lower in plan.groups[(rank + 1)...] {
                    for index in lower { reserved += probe(nodes[index], 0) }
                }
                serve(group, &remaining, reserved: reserved, main)
            }
        }
        for share in shares {
            length.constant += share.length.value
            slope += share.length.slope
        }
        // Children's lengths were added up as they are; the constant part is what does not follow the proposal.
        length.constant -= slope * main
        length.slope = slope
    }

    /// Within a group the least flexible is served first, each child offered an equal part of what is left. nil is the group
    /// of all children.
    private mutating func serve(
        _ group: [Int]?, _ remaining: inout Changing, reserved: CGFloat, _ main: CGFloat
    ) {
        let count = group?.count ?? nodes.count
        let order = count == 1 || plan.isRigid ? group : ordered(group ?? Array(nodes.indices))
        remaining.value -= reserved
        for turn in 0..<count {
            let index = order?[turn] ?? turn
            if turns != nil { record(index, waiting: count - turn, left: remaining.value, reserved: reserved) }
            serve(index, &remaining, waiting: count - turn, main)
        }
        remaining.value += reserved
    }

    /// A function of its own, so that those who do not ask for turns have no room for one on the stack.
    private mutating func record(_ child: Int, waiting: Int, left: CGFloat, reserved: CGFloat) {
        turns?.append(Turn(child: child, waiting: waiting, left: left + reserved, reserved: reserved))
    }

    private mutating func serve(_ index: Int, _ left: inout Changing, waiting: Int, _ main: CGFloat) {
        let value = left.value / CGFloat(waiting)
        let part = StackSolution.Part(
            value: value, slope: left.slope / CGFloat(waiting), isOffered: value >= -LengthAnswer.slack)
        let offer = part.isOffered ? Changing(value: max(value, 0), slope: part.slope) : Changing(value: 0, slope: 0)
        let size = ProposedViewSize(axis, main: offer.value, cross: cross)
        let answer = nodes[index].answer(size)
        let child = answer[axis]
        if !plan.isRigid { length.narrow(to: child, whosePartIs: part, of: main) }
        add(answer, of: nodes[index], size) { $1.narrow(to: $0, whosePartIs: part, of: main) }
        let taken = Changing(value: child.length(offer.value), slope: child.slope * offer.slope)
        shares[index] = StackSolution.Share(
            part: part, offer: offer.value, length: taken, breadth: answer[axis.cross].length(cross))
        left.value -= taken.value
        left.slope -= taken.slope
    }

    // MARK: The order of service

    /// The length that a child answers to an extreme offer.
    private mutating func probe(_ node: Node, _ offer: CGFloat) -> CGFloat {
        let answer = node.answer(ProposedViewSize(axis, main: offer, cross: cross))
        breadth.narrow(to: answer[axis.cross])
        return answer[axis].length(offer)
    }

    private struct Flexibility {
        var index: Int
        var isInfinite = false
        var range: CGFloat = 0
        var least: CGFloat = 0

        static func isServedBefore(_ a: Flexibility, _ b: Flexibility) -> Bool {
            if a.isInfinite != b.isInfinite { return b.isInfinite }
            // Of endless ones the larger least length comes first.
            if a.isInfinite { return a.least == b.least ? a.index < b.index : a.least > b.least }
            return a.range == b.range ? a.index < b.index : a.range < b.range
        }
    }

    private mutating func ordered(_ group: [Int]) -> [Int] {
        let along = Axis.Set(axis)
        let flexible = group.filter { nodes[$0].flexibleAxes.contains(along) }
        // One view among rigid ones is the last, however flexible it is.
        if flexible.count == 1 { return group.filter { $0 != flexible[0] } + flexible }
        var children: [Flexibility] = []
        children.reserveCapacity(group.count)
        var isOrdered = true
        for index in group {
            let node = nodes[index]
            var child = Flexibility(index: index)
            if node.flexibleAxes.contains(along) {
                child.least = probe(node, 0)
                let most = probe(node, .infinity)
                child.isInfinite = most == .infinity
                child.range = most - child.least
            }
            if let last = children.last, !Flexibility.isServedBefore(last, child) { isOrdered = false }
            children.append(child)
        }
        if !isOrdered { children.sort(by: Flexibility.isServedBefore) }
        return children.map(\.index)
    }
}
