import Foundation
import TintypeGraphics

/// Shares a proposal among the children of a stack, and finds for which other proposals the answer is the same.
///
/// Children's lengths follow their offers at most linearly as long as each child gives the same answer, and offers follow
/// the proposal linearly as long as the order of service is the same. So the stack's length does too, between the
/// proposals at which some child comes to the end of its answer.
struct StackSolver {
    private let axis: Axis
    private let guide: AlignmentKey
    private let nodes: [Node]
    private let main: CGFloat?
    private let cross: CGFloat?
    private let cache: StackCache

    /// What each child is proposed along the axis.
    private(set) var offers: [CGFloat?]
    /// The stack's length along the axis, with the proposals for which nothing changes.
    private var length: LengthAnswer
    private var breadth: LengthAnswer
    /// Where children set the guide themselves: how far they reach to both sides of it.
    private var above: LengthAnswer?
    private var below: LengthAnswer?
    /// Whether guides may move with the proposal.
    private var isExact = false

    init(_ axis: Axis, _ guide: AlignmentKey, _ proposal: ProposedViewSize, _ nodes: [Node], _ cache: StackCache) {
        self.axis = axis
        self.guide = guide
        self.nodes = nodes
        self.cache = cache
        main = proposal[axis]
        cross = proposal[axis.cross]
        offers = cache.offers
        length = .always(cache.totalGap)
        breadth = .always(0)
    }

    /// The cross coordinate that the stack's near edge has where every guide is at 0.
    var nearEdge: CGFloat {
        if let above { return -above.length(cross) }
        guard let fraction = guide.fraction, fraction != 0 else { return 0 }
        return -fraction * breadth.length(cross)
    }

    var answer: SizeAnswer {
        var (main, across) = (length, breadth)
        if nodes.isEmpty { return SizeAnswer(.always(0), .always(0)) }
        if let above, let below {
            across.narrow(to: above)
            across.narrow(to: below)
            across.constant = above.constant + below.constant
            across.slope = above.slope + below.slope
        }
        let mainLength = main.length(self.main)
        if mainLength < 0 { main = .only(0, for: self.main) }
        if isExact {
            main = .only(max(mainLength, 0), for: self.main)
            across = .only(across.length(cross), for: cross)
        }
        // Lengths without end leave no proposal but the one at hand.
        if !main.holds(self.main) { main = .only(max(mainLength, 0), for: self.main) }
        if !across.holds(cross) { across = .only(across.length(cross), for: cross) }
        return SizeAnswer(axis, main: main, cross: across)
    }

    mutating func solve() {
        if let main, main.isFinite {
            share(main)
        } else {
            for index in nodes.indices {
                offers[index] = main
                let answer = nodes[index].answer(ProposedViewSize(axis, main: main, cross: cross))
                let child = answer[axis]
                length.constant += child.length(main)
                length.narrow(to: child)
                if child.slope != 0 { length.least = .infinity }
                add(answer, of: nodes[index], to: main)
            }
            // What children answer to finite offers is another question.
            if main == nil {
                (length.least, length.most) = (.infinity, -.infinity)
            } else {
                length.least = .infinity
                length.holdsIdeal = false
            }
        }
    }

    // MARK: Across the axis

    private mutating func add(_ answer: SizeAnswer, of node: Node, to offer: CGFloat?) {
        let across = answer[axis.cross]
        if !cache.hasGuides, guide.fraction != nil {
            breadth = .longest(breadth, across, for: cross)
            return
        }
        var (first, second) = (across, across)
        if let fraction = guide.fraction, !node.guides.contains(guide.mask) {
            first.scale(by: fraction)
            second.scale(by: 1 - fraction)
        } else {
            let dimensions = node.dimensions(in: ProposedViewSize(axis, main: offer, cross: cross))
            let own = dimensions[guide]
            (first.constant, first.slope) = (own, 0)
            // A guide of a view without end lies at its end.
            let rest = dimensions.size[axis.cross] - own
            if own.isNaN { first.constant = .infinity }
            (second.constant, second.slope) = (rest.isNaN ? 0 : rest, 0)
            // Where the view's size moves, its guide may move in any way.
            if across.slope != 0 || answer[axis].slope != 0 { isExact = true }
        }
        above = above.map { .longest($0, first, for: cross) } ?? first
        below = below.map { .longest($0, second, for: cross) } ?? second
        breadth.narrow(to: across)
    }

    // MARK: Along the axis

    /// A number of points that changes with the proposal.
    private struct Changing {
        var value: CGFloat
        var slope: CGFloat
    }

    /// Higher priorities are served first, each group with what the smallest sizes of the lower ones leave.
    private mutating func share(_ main: CGFloat) {
        length = LengthAnswer(constant: cache.totalGap, slope: 0, least: -.infinity, most: .infinity, holdsIdeal: false)
        var remaining = Changing(value: main - cache.totalGap, slope: 1)
        if remaining.value <= 0 {
            // There is nothing to share: each child is offered 0, in whatever order.
            var waiting = nodes.count
            for index in nodes.indices {
                let answer = serve(index, remaining, waiting, main)
                remaining.value -= answer.value
                remaining.slope -= answer.slope
                waiting -= 1
            }
        } else if cache.groups.isEmpty {
            serve(nodes.indices, &remaining, reserved: 0, main)
        } else {
            for (rank, group) in cache.groups.enumerated() {
                var reserved: CGFloat = 0
                for lower in cache.groups[(rank + 1)...] {
                    for index in lower { reserved += probe(nodes[index], 0) }
                }
                serve(group, &remaining, reserved: reserved, main)
            }
        }
        // Children's lengths were added up as they are; the constant part is what does not follow the proposal.
        length.constant -= length.slope * main
        if length.slope == 0, length.most == .infinity, length.least == -.infinity { length.holdsIdeal = false }
    }

    /// Within a group the least flexible is served first, each child offered an equal part of what is left.
    private mutating func serve(
        _ group: some RandomAccessCollection<Int>, _ remaining: inout Changing, reserved: CGFloat, _ main: CGFloat
    ) {
        var left = Changing(value: remaining.value - reserved, slope: remaining.slope)
        var waiting = group.count
        func serveNext(_ index: Int, _ solver: inout StackSolver) {
            let answer = solver.serve(index, left, waiting, main)
            left.value -= answer.value
            left.slope -= answer.slope
            waiting -= 1
        }
        if group.count == 1 || cache.isRigid {
            for index in group { serveNext(index, &self) }
        } else {
            for index in ordered(group) { serveNext(index, &self) }
        }
        remaining = Changing(value: left.value + reserved, slope: left.slope)
    }

    private mutating func serve(_ index: Int, _ left: Changing, _ waiting: Int, _ main: CGFloat) -> Changing {
        let part = Changing(value: left.value / CGFloat(waiting), slope: left.slope / CGFloat(waiting))
        // Nobody is offered less than nothing.
        let offer = part.value > 0 ? part : Changing(value: 0, slope: 0)
        offers[index] = offer.value
        let answer = nodes[index].answer(ProposedViewSize(axis, main: offer.value, cross: cross))
        let child = answer[axis]
        if part.slope > 0 {
            // A child that stands still at 0 does not notice whether it is offered that or less.
            let isStill = child.slope == 0 && child.least <= 0
            let least = isStill ? -.infinity : part.value > 0 ? max(child.least, 0) : -.infinity
            let most = isStill || part.value > 0 ? child.most : 0
            length.least = max(length.least, main - (part.value - least) / part.slope)
            length.most = min(length.most, main + (most - part.value) / part.slope)
        }
        let result = Changing(value: child.length(offer.value), slope: child.slope * offer.slope)
        length.constant += result.value
        length.slope += result.slope
        add(answer, of: nodes[index], to: offer.value)
        return result
    }

    /// The length that a child answers to an extreme offer.
    private mutating func probe(_ node: Node, _ offer: CGFloat) -> CGFloat {
        let answer = node.answer(ProposedViewSize(axis, main: offer, cross: cross))
        breadth.narrow(to: answer[axis.cross])
        return answer[axis].length(offer)
    }

    private struct Flexibility {
        var index: Int
        var isInfinite: Bool
        var range: CGFloat
        var least: CGFloat

        static func isServedBefore(_ a: Flexibility, _ b: Flexibility) -> Bool {
            if a.isInfinite != b.isInfinite { return b.isInfinite }
            // Of endless ones the larger least length comes first.
            if a.isInfinite { return a.least == b.least ? a.index < b.index : a.least > b.least }
            return a.range == b.range ? a.index < b.index : a.range < b.range
        }
    }

    private mutating func ordered(_ group: some RandomAccessCollection<Int>) -> [Int] {
        var children: [Flexibility] = []
        children.reserveCapacity(group.count)
        var isOrdered = true
        let pliable = group.filter { nodes[$0].dependence.contains(Axis.Set(axis)) }
        // One view among rigid ones is the last, however flexible it is.
        if pliable.count == 1 { return group.filter { $0 != pliable[0] } + pliable }
        for index in group {
            let node = nodes[index]
            var child = Flexibility(index: index, isInfinite: false, range: 0, least: 0)
            if node.dependence.contains(Axis.Set(axis)) {
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
