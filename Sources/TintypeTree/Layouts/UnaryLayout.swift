import Foundation
import TintypeGraphics

/// A built-in layout around one view.
protocol UnaryLayout: BuiltInLayout where Cache == Void {
    /// The size of the container for `proposal`, with the other proposals that have the same one.
    func answer(_ proposal: ProposedViewSize, _ child: Node) -> SizeAnswer
    /// Indicates whether the container has a size of its own, whatever its child answers.
    var fixesSize: Bool { get }
    /// The size of a container that has one for all proposals.
    func fixedSize(_ proposal: ProposedViewSize, _ child: Node) -> CGSize
    /// The place of the child's top leading corner, and its proposal.
    func placement(in bounds: CGRect, _ proposal: ProposedViewSize, _ child: LayoutSubview) -> (
        CGPoint, ProposedViewSize
    )
    /// The place of a guide, for a child that may set it; nil where it does not.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer?
    /// The edges at which the child's distances no longer count.
    var plainEdges: Edge.Set { get }
    /// Indicates whether a Spacer's lack of distances outlives ``plainEdges``.
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
    var fixesSize: Bool { false }

    func fixedSize(_ proposal: ProposedViewSize, _ child: Node) -> CGSize {
        answer(proposal, child).size(proposal)
    }

    func answer(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Void) -> SizeAnswer {
        answer(proposal, subviews.nodes[0])
    }

    package func guide(
        _ key: AlignmentKey, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> GuideAnswer? {
        guide(key, proposal, subviews.nodes[0])
    }

    /// Known for `proposal` alone, where a layout knows no more.
    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node) -> GuideAnswer? {
        let bounds = CGRect(origin: .zero, size: answer(proposal, child).size(proposal))
        let (origin, offer) = placement(in: bounds, proposal, LayoutSubview(node: child))
        return child.dimensions(in: offer)[explicit: key].map { .only(origin[key.axis] + $0, key, for: proposal) }
    }

    /// The guide of a child that is offered `offered` and aligned in a container which answers `size`.
    func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ child: Node, offered: OfferedSize, _ alignment: Alignment,
        in size: SizeAnswer
    ) -> GuideAnswer? {
        let offer = offered.offer(proposal)
        let along = proposal[key.axis]
        guard let inner = child.explicitGuide(key, offer) else { return nil }
        let aligned = key.axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        guard let fraction = aligned.fraction else {
            let bounds = CGRect(origin: .zero, size: size.size(proposal))
            let origin = alignment.origin(of: child.dimensions(in: offer), in: bounds)
            let place = origin[key.axis] + inner.place.length(offer[key.axis])
            return .only(place, key, for: proposal)
        }
        var guide = offered.answer(inner, key, for: proposal)
        let own = offered.answer(child.guide(aligned, offer, of: child.answer(offer)), aligned, for: proposal)
        guide.narrow(to: own)
        guide.crossRange.narrow(to: size[key.axis.cross])
        guide.place = size[key.axis].scaled(by: fraction).combined(with: own.place, for: along, by: -)
            .combined(with: guide.place, for: along, by: +)
        return guide
    }

    package func makeBox() -> LayoutBox { UnaryBox(self) }
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
