import Foundation
import TintypeGraphics

/// Two views one after the other at an edge, of which the second is an unsafe area for the first (Semantics.md 3.10).
///
/// The first subview is the view itself, the second what stands at its edge.
struct SafeAreaInsetLayout: BuiltInLayout {
    let edge: Edge
    /// Aligns the two across the edge.
    let guide: AlignmentKey
    /// In points; nil for the distance that the two like to keep.
    let spacing: CGFloat?

    /// The proposals to the two views, and the distance by which the second keeps the first from the edge.
    private struct Solution {
        var primary: ProposedViewSize
        var content: ProposedViewSize
        var inset: CGFloat
        var size: CGSize
        var nearEdge: CGFloat
    }

    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
    private var isFirst: Bool { edge == .leading || edge == .top }

    func makeCache(subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        solve(proposal, subviews).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var proposal = proposal
        if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
        let solution = solve(proposal, subviews)
        let primary = subviews[0].dimensions(in: solution.primary)
        let content = subviews[1].dimensions(in: solution.content)
        func place(_ subview: LayoutSubview, _ dimensions: ViewDimensions, at main: CGFloat, offer: ProposedViewSize) {
            var position = CGPoint.zero
            position[axis] = bounds.origin[axis] + main
            position[axis.cross] = bounds.origin[axis.cross] - solution.nearEdge - dimensions[guide]
            subview.place(at: position, proposal: offer)
        }
        place(subviews[0], primary, at: isFirst ? solution.inset : 0, offer: solution.primary)
        let contentStart = isFirst ? 0 : primary.size[axis] + solution.inset - content.size[axis]
        place(subviews[1], content, at: contentStart, offer: solution.content)
    }

    private func solve(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Solution {
        let (primary, content) = (subviews[0], subviews[1])
        let gap = spacing ?? defaultGap(primary, content)
        func offer(_ main: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(axis, main: main, cross: proposal[axis.cross])
        }
        let length = proposal[axis]
        let least = length == nil ? 0 : primary.sizeThatFits(offer(0))[axis]
        let contentOffer = offer(length.map { max($0 - gap - least, 0) })
        let contentSize = content.dimensions(in: contentOffer)
        let inset = contentSize.size[axis] + gap
        let primaryOffer = offer(length.map { max($0 - inset, 0) })
        let primarySize = primary.dimensions(in: primaryOffer)
        let across = proposal[axis.cross]
        var extent = AlignedExtent()
        for view in [primarySize, contentSize] {
            extent.add(
                .only(view.size[axis.cross], for: across), guide: .only(view[guide], for: across), for: across)
        }
        let size = CGSize(
            axis, main: max(primarySize.size[axis] + inset, 0), cross: extent.length(for: across)?.length(across) ?? 0)
        return Solution(
            primary: primaryOffer, content: contentOffer, inset: inset, size: size,
            nearEdge: -(extent.above?.length(across) ?? 0))
    }

    private func defaultGap(_ primary: LayoutSubview, _ content: LayoutSubview) -> CGFloat {
        let (first, second) = isFirst ? (content, primary) : (primary, content)
        return first.spacing.distance(to: second.spacing, along: axis)
    }

    func unsafeArea(of child: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> EdgeInsets {
        child == 0 ? EdgeInsets(Edge.Set(edge), solve(proposal, subviews).inset) : EdgeInsets()
    }

    var changesSafeArea: Bool { true }
    var nodeName: String { "safeAreaInset" }
    var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("edge", "\(edge)")] + (spacing.map { [SettledAttribute("spacing", number($0))] } ?? [])
    }
}
