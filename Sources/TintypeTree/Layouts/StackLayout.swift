import Foundation
import TintypeGraphics

/// The sizes that a stack's children answered to one proposal.
struct StackSolution {
    var proposal: ProposedViewSize
    /// What was proposed to each child, and what it answered.
    var offers: [ProposedViewSize]
    var sizes: [CGSize]
    /// The stack's own size.
    var size: CGSize
    /// The cross coordinate that the stack's near edge has where every guide is at 0.
    var nearEdge: CGFloat
}

/// What a stack remembers of its children.
public struct StackCache {
    /// Before each child but the first, in points.
    var gaps: [CGFloat]
    /// The children's indices by priority, high to low.
    var groups: [[Int]]
    /// The last solutions: a stack is asked the same again and again.
    var solutions: [StackSolution] = []

    var totalGap: CGFloat { gaps.reduce(0, +) }
}

/// The rules that rows and columns share (SEMANTICS 1).
protocol StackLayout: BuiltInLayout where Cache == StackCache {
    static var axis: Axis { get }
    /// The guide that the children are aligned by.
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

extension StackLayout {
    public func makeCache(subviews: Subviews) -> StackCache {
        let axis = Self.axis
        let gaps = subviews.indices.dropFirst().map { index in
            spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
        }
        let priorities = subviews.map(\.priority)
        let groups = Set(priorities).sorted(by: >).map { priority in
            priorities.indices.filter { priorities[$0] == priority }
        }
        return StackCache(gaps: gaps, groups: groups)
    }

    /// Children keep the ends' preferences along the axis; across it the stack is plain.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        if subviews.count == 1, first.isSpacer { return first }
        var result = ViewSpacing()
        if Self.axis == .horizontal {
            (result.leading, result.trailing) = (first.leading.solid, last.trailing.solid)
        } else {
            (result.top, result.bottom) = (first.top.solid, last.bottom.solid)
        }
        return result
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solution(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let axis = Self.axis
        // Where nothing was proposed across, the pass runs again with what the stack came to; its size stays.
        var proposal = proposal
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        let solution = solution(proposal, subviews, &cache)
        var main = bounds.origin[axis]
        for index in subviews.indices {
            if index > 0 { main += cache.gaps[index - 1] }
            let dimensions = subviews[index].dimensions(in: solution.offers[index])
            var position = CGPoint.zero
            position[axis] = main
            position[axis.cross] = bounds.origin[axis.cross] - solution.nearEdge - dimensions[guide]
            subviews[index].place(at: position, proposal: solution.offers[index])
            main += solution.sizes[index][axis]
        }
    }

    package var passesOnlyChild: Bool { true }

    private func solution(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> StackSolution {
        if let known = cache.solutions.first(where: { $0.proposal == proposal }) { return known }
        let solution = solve(proposal, subviews, cache)
        cache.solutions.append(solution)
        return solution
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) -> StackSolution {
        let (axis, cross) = (Self.axis, proposal[Self.axis.cross])
        var offers = [ProposedViewSize](
            repeating: ProposedViewSize(axis, main: proposal[axis], cross: cross), count: subviews.count)
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        if let main = proposal[axis], main.isFinite {
            share(main - cache.totalGap, cross, subviews, cache.groups, &offers, &sizes)
        } else {
            for index in subviews.indices { sizes[index] = subviews[index].sizeThatFits(offers[index]) }
        }
        var (near, far) = (CGFloat.infinity, -CGFloat.infinity)
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: offers[index])
            near = min(near, -dimensions[guide])
            far = max(far, sizes[index][axis.cross] - dimensions[guide])
        }
        let length = sizes.reduce(cache.totalGap) { $0 + $1[axis] }
        let size = CGSize(axis, main: max(length, 0), cross: subviews.isEmpty ? 0 : far - near)
        return StackSolution(
            proposal: proposal, offers: offers, sizes: sizes, size: size, nearEdge: subviews.isEmpty ? 0 : near)
    }

    /// Shares `available` points among the children: higher priorities first, each group with what the smallest sizes of
    /// the lower ones leave; within a group the least flexible first, each offered an equal part of what is left.
    private func share(
        _ available: CGFloat, _ cross: CGFloat?, _ subviews: Subviews, _ groups: [[Int]],
        _ offers: inout [ProposedViewSize], _ sizes: inout [CGSize]
    ) {
        let axis = Self.axis
        func answer(_ index: Int, _ main: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(axis, main: main, cross: cross))[axis]
        }
        var remaining = available
        for (rank, group) in groups.enumerated() {
            let reserved = groups[(rank + 1)...].joined().reduce(0) { $0 + answer($1, 0) }
            var ordered = group
            if group.count > 1 {
                let flexibility = group.map { index -> (infinite: Bool, range: CGFloat, least: CGFloat) in
                    guard subviews[index].node.dependence.contains(Axis.Set(axis)) else { return (false, 0, 0) }
                    let (least, most) = (answer(index, 0), answer(index, .infinity))
                    return (most == .infinity, most - least, least)
                }
                let order = group.indices.sorted { a, b in
                    let (x, y) = (flexibility[a], flexibility[b])
                    if x.infinite, y.infinite { return x.least == y.least ? a < b : x.least > y.least }
                    if x.infinite != y.infinite { return y.infinite }
                    return x.range == y.range ? a < b : x.range < y.range
                }
                ordered = order.map { group[$0] }
            }
            var left = remaining - reserved
            for (served, index) in ordered.enumerated() {
                let offer = max(0, left / CGFloat(ordered.count - served))
                offers[index] = ProposedViewSize(axis, main: offer, cross: cross)
                sizes[index] = subviews[index].sizeThatFits(offers[index])
                left -= sizes[index][axis]
                remaining -= sizes[index][axis]
            }
        }
    }
}

extension ViewSpacing {
    /// Whether the view keeps no default distance at some edge: a Spacer, or what passes its nature on.
    var isSpacer: Bool { leading == .none || trailing == .none || top == .none || bottom == .none }
}

extension ViewSpacing.EdgeSpacing {
    /// A Spacer at the end of a stack does not make the stack one.
    var solid: Self { self == .none ? .plain : self }
}
