import Foundation
import TintypeGraphics

/// What a stack remembers of its children.
public struct StackCache {
    /// Between all children, in points; where they differ, ``gaps``.
    var gap: CGFloat = 0
    /// Before each child, in points; empty where they are all ``gap``.
    var gaps: [CGFloat] = []
    var totalGap: CGFloat = 0
    /// The children's indices by priority, high to low; empty where all have the same.
    var groups: [[Int]] = []
    /// Whether no child's length along the stack follows what it is proposed there.
    var isRigid = true
    /// Whether a child sets the guide that the children are aligned by.
    var hasGuides = false
    /// What the last solution proposed to each child along the axis, in points.
    var offers: [CGFloat?] = []

    func gap(before index: Int) -> CGFloat { gaps.isEmpty ? gap : gaps[index] }
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
        let (axis, nodes) = (Self.axis, subviews.nodes)
        var cache = StackCache()
        if let spacing {
            cache.gap = spacing
            cache.totalGap = spacing * CGFloat(max(nodes.count - 1, 0))
        } else {
            var last: ViewSpacing?
            for node in nodes {
                let spacing = node.spacing
                cache.gaps.append(last?.distance(to: spacing, along: axis) ?? 0)
                last = spacing
            }
            cache.totalGap = cache.gaps.reduce(0, +)
        }
        let priorities = nodes.map(\.layoutPriority)
        if let first = priorities.first, priorities.contains(where: { $0 != first }) {
            cache.groups = Set(priorities).sorted(by: >).map { priority in
                priorities.indices.filter { priorities[$0] == priority }
            }
        }
        for node in nodes {
            if node.dependence.contains(Axis.Set(axis)) { cache.isRigid = false }
            if node.guides.contains(guide.mask) { cache.hasGuides = true }
        }
        cache.offers = Array(repeating: nil, count: nodes.count)
        return cache
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
        answer(proposal, subviews, &cache).size(proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let axis = Self.axis
        // Where nothing was proposed across, the pass runs again with what the stack came to; its size stays.
        var proposal = proposal
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        var solver = StackSolver(axis, guide, proposal, subviews.nodes, cache)
        solver.solve()
        let near = bounds.origin[axis.cross] - solver.nearEdge
        var main = bounds.origin[axis]
        for (index, node) in subviews.nodes.enumerated() {
            if index > 0 { main += cache.gap(before: index) }
            let offer = ProposedViewSize(axis, main: solver.offers[index], cross: proposal[axis.cross])
            let dimensions = node.dimensions(in: offer)
            var position = CGPoint.zero
            position[axis] = main
            position[axis.cross] = near - dimensions[guide]
            node.request = PlacementRequest(position: position, anchor: .topLeading, proposal: offer)
            main += dimensions.size[axis]
        }
        cache.offers = solver.offers
    }

    package func answer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> SizeAnswer {
        var solver = StackSolver(Self.axis, guide, proposal, subviews.nodes, cache)
        solver.solve()
        cache.offers = solver.offers
        return solver.answer
    }

    package var passesOnlyChild: Bool { true }
}

extension ViewSpacing {
    /// Whether the view keeps no default distance at some edge: a Spacer, or what passes its nature on.
    var isSpacer: Bool { leading == .none || trailing == .none || top == .none || bottom == .none }
}

extension ViewSpacing.EdgeSpacing {
    /// A Spacer at the end of a stack does not make the stack one.
    var solid: Self { self == .none ? .plain : self }
}
