import Foundation
import TintypeGraphics

/// A stack with what it remembers: rows and columns are the most frequent containers, and are asked without detours.
final class StackBox: LayoutBox {
    private let layout: any StackLayout
    private var cache: StackCache?

    init(_ layout: any StackLayout) {
        self.layout = layout
    }

    private func cache(_ children: [Node], of node: Node) -> StackCache {
        cache ?? cache(node.subviews(children))
    }

    private func cache(_ subviews: LayoutSubviews) -> StackCache {
        if let cache { return cache }
        let made = layout.makeCache(subviews: subviews)
        cache = made
        return made
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        answer(proposal, subviews).size(proposal)
    }

    override func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        cache(subviews).plan.solution(proposal, subviews.nodes).answer
    }

    override func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        cache(subviews).guide(key, proposal, subviews.nodes)
    }

    override func forEachPlace(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ body: (Int, ChildPlace?) -> Void
    ) {
        cache(subviews).place(in: bounds, proposal, subviews.nodes, body)
    }

    override func place(
        _ children: [Node], of node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext,
        by pass: PlacementPass
    ) {
        let plan = cache(children, of: node).plan
        guard plan.sharesAlike else { return super.place(children, of: node, in: frame, proposal, context, by: pass) }
        plan.place(children, of: node, in: frame, proposal, context, by: pass)
    }

    override func isFixed(_ children: [Node]) -> Bool {
        let guide = layout.guide
        return guide.fraction != nil && children.allSatisfy { $0.isFixed && !$0.guides.contains(guide.mask) }
    }

    override func fixedSize(_ proposal: ProposedViewSize, _ children: [Node], of node: Node) -> CGSize {
        let plan = cache(children, of: node).plan
        if plan.sharesAlike { return plan.size(proposal, children) }
        return plan.solution(proposal, children).answer.size(proposal)
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var cache = cache(subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        var cache = cache(subviews)
        return layout.spacing(subviews: subviews, cache: &cache)
    }

    override func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        var cache = cache(subviews)
        return layout.explicitAlignment(key, in: bounds, proposal, subviews, &cache)
    }

    override func flexibleAxes(_ children: [Node]) -> Axis.Set { layout.flexibleAxes(children) }
    override var renewed: LayoutBox { StackBox(layout) }
    override func forgetSolutions() { cache?.plan.forgetSolution() }
    override var passesOnlyChild: Bool { true }
    override var described: any Described { layout }
}
