import Foundation
import TintypeGraphics

/// A built-in layout around one view.
protocol UnaryLayout: BuiltInLayout where Cache == Void {
    /// The size of the container, in points.
    func size(_ proposal: ProposedViewSize, _ child: LayoutSubview) -> CGSize
    /// Where the child's top leading corner goes, and what it is proposed.
    func placement(in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview) -> (
        CGPoint, ProposedViewSize
    )
    /// The edges at which the child's distances no longer count.
    var plainEdges: Edge.Set { get }
}

extension UnaryLayout {
    public func makeCache(subviews: Subviews) {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        size(proposal, subviews[0])
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (origin, offer) = placement(in: bounds, proposal, subviews[0])
        subviews[0].place(at: origin, proposal: offer)
    }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews[0].spacing.resetting(plainEdges)
    }

    var plainEdges: Edge.Set { [] }
}

extension Alignment {
    /// The origin of `child` that makes its guides meet those of a container of `bounds`, which sets none itself.
    func origin(of child: ViewDimensions, in bounds: CGRect) -> CGPoint {
        let container = ViewDimensions(node: nil, proposal: ProposedViewSize(bounds.size), size: bounds.size)
        return bounds.origin + container.point(self) - child.point(self)
    }
}
