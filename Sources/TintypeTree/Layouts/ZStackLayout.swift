public import Foundation
import TintypeGraphics

/// Lays views over each other.
///
/// The size is the union of the aligned children, counting only those of the highest priority; when placed, each child is
/// proposed the container's own size and measured again (SEMANTICS 3).
public struct ZStackLayout: BuiltInLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func makeCache(subviews: Subviews) {}

    /// Only a container of Spacers alone keeps their nature.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        let solid = subviews.map(\.spacing).filter { !$0.isSpacer }
        guard let first = solid.first else { return subviews.first?.spacing ?? ViewSpacing() }
        return solid.dropFirst().reduce(first) { $0.union($1) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answer(proposal, subviews, &cache).size(proposal)
    }

    package func answer(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Void) -> SizeAnswer {
        let nodes = subviews.nodes
        guard var highest = nodes.first?.layoutPriority else { return SizeAnswer(.always(0), .always(0)) }
        for node in nodes { highest = max(highest, node.layoutPriority) }
        var result = SizeAnswer(.always(0), .always(0))
        var follows = false
        let masks = alignment.horizontal.key.mask.union(alignment.vertical.key.mask)
        var hasGuides = alignment.horizontal.key.fraction == nil || alignment.vertical.key.fraction == nil
        for node in nodes where node.layoutPriority == highest {
            let answer = node.answer(proposal)
            if !node.guides.isDisjoint(with: masks) { hasGuides = true }
            if answer.horizontal.slope != 0 || answer.vertical.slope != 0 { follows = true }
            result.horizontal = .longest(result.horizontal, answer.horizontal, for: proposal.width)
            result.vertical = .longest(result.vertical, answer.vertical, for: proposal.height)
        }
        guard hasGuides else { return result }
        let reach = extent(nodes.filter { $0.layoutPriority == highest }.map { $0.dimensions(in: proposal) })
        if follows { return .only(reach.size, for: proposal) }
        result.horizontal.constant = reach.width
        result.vertical.constant = reach.height
        return result
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let highest = subviews.map(\.priority).max()
        let dimensions = subviews.map { $0.dimensions(in: offer) }
        let counted = subviews.indices.filter { subviews[$0].priority == highest }.map { dimensions[$0] }
        let extent = extent(counted)
        for (subview, dimensions) in zip(subviews, dimensions) {
            let guide = dimensions.point(alignment)
            subview.place(at: bounds.origin - extent.origin - guide, proposal: offer)
        }
    }

    /// The union of views whose guides meet at the origin.
    private func extent(_ views: [ViewDimensions]) -> CGRect {
        let frames = views.map { CGRect(origin: .zero - $0.point(alignment), size: $0.size) }
        guard let first = frames.first else { return .zero }
        return frames.dropFirst().reduce(first) { union, frame in
            let (x, y) = (min(union.minX, frame.minX), min(union.minY, frame.minY))
            return CGRect(
                x: x, y: y, width: max(union.maxX, frame.maxX) - x, height: max(union.maxY, frame.maxY) - y)
        }
    }

    package var passesOnlyChild: Bool { true }
    package var nodeName: String { "ZStack" }
    package var nodeAttributes: [SettledAttribute] {
        alignment == .center ? [] : [SettledAttribute("alignment", alignment.name)]
    }
}
