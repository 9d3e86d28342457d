public import Foundation
import TintypeGraphics

/// Lays views over each other.
///
/// The size is the union of the aligned children, counting only those of the highest priority; when placed, each child is
/// proposed the container's own size and measured again (Semantics.md 3.1, 3.2).
public struct ZStackLayout: BuiltInLayout, Sendable {
    /// The guides by which the views are aligned.
    public var alignment: Alignment

    /// Creates a layout.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func makeCache(subviews: Subviews) {}

    /// The distances of the views that are no Spacers: a container of Spacers alone keeps their nature.
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
        var extents = (horizontal: AlignedExtent(), vertical: AlignedExtent())
        for node in nodes where node.layoutPriority == highest {
            let answer = node.answer(proposal)
            let x = node.guide(alignment.horizontal.key, proposal, of: answer)
            let y = node.guide(alignment.vertical.key, proposal, of: answer)
            extents.horizontal.add(answer.horizontal, guide: x.place, for: proposal.width)
            extents.vertical.add(answer.vertical, guide: y.place, for: proposal.height)
            result.horizontal.narrow(to: y.crossRange)
            result.vertical.narrow(to: x.crossRange)
        }
        let ranges = result
        result.horizontal = extents.horizontal.length(for: proposal.width) ?? .always(0)
        result.vertical = extents.vertical.length(for: proposal.height) ?? .always(0)
        result.horizontal.narrow(to: ranges.horizontal)
        result.vertical.narrow(to: ranges.vertical)
        for axis in Axis.allCases where !result[axis].holds(proposal[axis]) {
            result[axis] = .only(result[axis].length(proposal[axis]), for: proposal[axis])
        }
        return result
    }

    private func guide(along axis: Axis) -> AlignmentKey {
        axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    }

    /// Guides lie where children have them that are proposed the container's own size.
    package func guide(
        _ key: AlignmentKey, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> GuideAnswer? {
        let size = answer(proposal, subviews, &cache)
        let offered = OfferedSize(horizontal: .length(size.horizontal), vertical: .length(size.vertical))
        let offer = offered.offer(proposal)
        let (aligned, along) = (guide(along: key.axis), proposal[key.axis])
        let highest = subviews.map(\.priority).max()
        var extent = AlignedExtent()
        var merged = MergedGuide(key, proposal)
        func own(_ node: Node) -> GuideAnswer {
            offered.answer(node.guide(aligned, offer, of: node.answer(offer)), aligned, for: proposal)
        }
        var crossRange = size[key.axis.cross]
        for node in subviews.nodes where node.layoutPriority == highest {
            let mine = own(node)
            extent.add(mine.place, guide: mine.place, for: along)
            crossRange.narrow(to: mine.crossRange)
        }
        guard let above = extent.above else { return nil }
        for node in subviews.nodes {
            guard let inner = node.explicitGuide(key, offer) else { continue }
            var answer = offered.answer(inner, key, for: proposal)
            let mine = own(node)
            answer.place = above.combined(with: mine.place, for: along, by: -)
                .combined(with: answer.place, for: along, by: +)
            answer.crossRange.narrow(to: mine.crossRange)
            merged.add(answer)
        }
        guard var result = merged.answer else { return nil }
        result.crossRange.narrow(to: crossRange)
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
