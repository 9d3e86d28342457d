import Foundation
import TintypeGraphics

/// A built-in layout around one view.
protocol UnaryLayout: BuiltInLayout where Cache == Void {
    /// The size of the container for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer
    /// Where the child's top leading corner goes, and what it is proposed.
    func placement(in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview) -> (
        CGPoint, ProposedViewSize
    )
    /// The edges at which the child's distances no longer count.
    var plainEdges: Edge.Set { get }
    /// Whether a Spacer's lack of distances outlives ``plainEdges``.
    var keepsSpacers: Bool { get }
}

extension UnaryLayout {
    public func makeCache(subviews: Subviews) {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answer(proposal, subviews.nodes[0]).size(proposal)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (origin, offer) = placement(in: bounds, proposal, subviews[0])
        subviews[0].place(at: origin, proposal: offer)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews[0].spacing.resetting(plainEdges, keepingSpacers: keepsSpacers)
    }

    var plainEdges: Edge.Set { [] }
    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Void) -> SizeAnswer {
        answer(proposal, subviews.nodes[0])
    }

    var keepsSpacers: Bool { true }
    var isUnary: Bool { true }
}

extension Alignment {
    /// The origin of `child` that makes its guides meet those of a container of `bounds`, which sets none itself.
    func origin(of child: ViewDimensions, in bounds: CGRect) -> CGPoint {
        let container = ViewDimensions(node: nil, proposal: ProposedViewSize(bounds.size), size: bounds.size)
        return bounds.origin + container.point(self) - child.point(self)
    }
}
