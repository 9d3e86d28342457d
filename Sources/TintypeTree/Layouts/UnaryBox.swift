import Foundation
import TintypeGraphics

/// A layout around one view: most modifiers that size are one, and are asked without detours.
final class UnaryBox: LayoutBox {
    private let layout: any UnaryLayout

    init(_ layout: any UnaryLayout) {
        self.layout = layout
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        layout.answer(proposal, subviews.nodes[0]).size(proposal)
    }

    override func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        layout.answer(proposal, subviews.nodes[0])
    }

    override func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        layout.guide(key, proposal, subviews.nodes[0])
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var cache: Void
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func forEachPlace(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ body: (Int, ChildPlace?) -> Void
    ) {
        let child = subviews[0]
        let (origin, offer) = layout.placement(in: bounds, proposal, child)
        body(0, ChildPlace(origin: origin, size: child.sizeThatFits(offer), proposal: offer))
    }

    override func place(
        _ children: [Node], of node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext,
        by pass: PlacementPass
    ) {
        if layout.changesSafeArea { return super.place(children, of: node, in: frame, proposal, context, by: pass) }
        let child = children[0]
        let bounds = CGRect(origin: .zero, size: frame.size)
        let (origin, offer) = layout.placement(in: bounds, proposal, LayoutSubview(node: child))
        let place = ChildPlace(origin: origin, size: child.size(offer), proposal: offer)
        pass.place(child, place, of: node, in: frame, context)
    }

    override func isFixed(_ children: [Node]) -> Bool {
        layout.fixesSize || (children[0].isFixed && layout.flexibleAxes(children).isEmpty)
    }

    override func fixedSize(_ proposal: ProposedViewSize, _ children: [Node], of node: Node) -> CGSize {
        layout.fixedSize(proposal, children[0])
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        subviews[0].spacing.resetting(layout.plainEdges, keepingSpacers: layout.keepsSpacers)
    }

    override func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        var cache: Void
        return layout.explicitAlignment(key, in: bounds, proposal, subviews, &cache)
    }

    override func flexibleAxes(_ children: [Node]) -> Axis.Set { layout.flexibleAxes(children) }
    override var passesOnlyChild: Bool { layout.passesOnlyChild }
    override var isUnary: Bool { true }
    override var changesSafeArea: Bool { layout.changesSafeArea }

    override func unsafeArea(
        of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> EdgeInsets {
        layout.unsafeArea(of: child, proposal, subviews)
    }

    override var described: any Described { layout }
}
