import Foundation
import TintypeGraphics

/// A layout with its cache, its type erased: what a node of the kind `layout` holds.
package class LayoutBox {
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        preconditionFailure("a layout box is always of a layout")
    }

    /// The size for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> SizeAnswer {
        .only(sizeThatFits(proposal, subviews), for: proposal)
    }

    /// Asks the subviews to be placed, by their requests.
    func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        preconditionFailure("a layout box is always of a layout")
    }

    /// Tells `body` where each child comes to stand, in the space of `bounds`; nil for one that is left out.
    func forEachPlace(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ body: (Int, ChildPlace?) -> Void
    ) {
        for node in subviews.nodes { node.request = nil }
        placeSubviews(in: bounds, proposal, subviews)
        for (index, node) in subviews.nodes.enumerated() {
            let request = node.request ?? .centered(in: bounds, proposal: proposal)
            body(index, request.isLeftOut ? nil : ChildPlace(request, size: node.size(request.proposal)))
        }
    }

    /// Gives each child its place in the container, which stands in `frame`.
    func place(
        _ children: [Node], of node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext,
        by pass: PlacementPass
    ) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let subviews = node.subviews(children)
        let changesSafeArea = changesSafeArea
        forEachPlace(in: bounds, proposal, subviews) { index, place in
            guard let place else { return children[index].leaveOut() }
            guard changesSafeArea else { return pass.place(children[index], place, of: node, in: frame, context) }
            var inner = context
            inner.safeArea = SafeArea.inside(
                frame, less: unsafeArea(of: index, proposal, subviews), isRightToLeft: node.isRightToLeft,
                space: context.space, scale: pass.session.context.scale, around: context.safeArea)
            pass.place(children[index], place, of: node, in: frame, inner)
        }
    }

    /// The place of a guide at the container's size for `proposal`, where the container or a child that speaks for it sets
    /// it; nil otherwise.
    func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> GuideAnswer? {
        let bounds = CGRect(origin: .zero, size: answer(proposal, subviews).size(proposal))
        return explicitAlignment(key, in: bounds, proposal, subviews).map { .only($0, key, for: proposal) }
    }

    /// The same layout with nothing remembered.
    var renewed: LayoutBox { self }

    /// Forgets what was found of the children's sizes: they have changed.
    func forgetSolutions() {}

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        preconditionFailure("a layout box is always of a layout")
    }

    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        preconditionFailure("a layout box is always of a layout")
    }

    /// The axes along which the size can follow the proposal.
    func flexibleAxes(_ children: [Node]) -> Axis.Set { [.horizontal, .vertical] }

    /// Returns whether the size is the same for all proposals: where no child's changes either, and no guide could matter.
    func isFixed(_ children: [Node]) -> Bool {
        flexibleAxes(children).isEmpty && children.allSatisfy { $0.isFixed && $0.guides.isEmpty }
    }

    /// The size of a container that has one for all proposals.
    func fixedSize(_ proposal: ProposedViewSize, _ children: [Node], of node: Node) -> CGSize {
        answer(proposal, node.subviews(children)).size(proposal)
    }

    /// Indicates whether the container passes on the priority (and a Spacer's nature) of its only child.
    var passesOnlyChild: Bool { false }

    /// Indicates whether this is a modifier around one view, through which a Grid sees the view.
    var isUnary: Bool { false }

    /// Indicates whether ``unsafeArea(of:_:_:)`` adds anything.
    var changesSafeArea: Bool { false }

    /// The unsafe area that the container adds for a child, in points.
    func unsafeArea(of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> EdgeInsets {
        EdgeInsets()
    }

    /// A box for a layout of any kind.
    static func of<L: Layout>(_ layout: L) -> LayoutBox {
        guard let builtIn = layout as? any BuiltInLayout else { return TypedLayoutBox(layout) }
        return boxed(builtIn)
    }

    private static func boxed(_ layout: some BuiltInLayout) -> LayoutBox { layout.makeBox() }

    /// The container's name in dumps, and the values that it was made with.
    var described: any Described { preconditionFailure("a layout box is always of a layout") }
}

extension Layout {
    /// The container's place of a guide of either axis.
    func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache
    ) -> CGFloat? {
        if let guide = HorizontalAlignment(key) {
            return explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return VerticalAlignment(key).flatMap {
            explicitAlignment(of: $0, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}
