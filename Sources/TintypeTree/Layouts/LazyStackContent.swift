package import Foundation
package import TintypeGraphics

/// A row or column that makes only the views it shows, as wide across as it is proposed (Semantics.md 3.13).
///
/// The views that are to be seen are those that meet the part of the content that the scroll view around shows; outside
/// one, all. Views that were never made are taken to be as long as the mean of those that were.
final class LazyStackContent: LocatingContent {
    let axis: Axis
    let guide: AlignmentKey
    /// In points; nil for the distances that the views like to keep.
    private let spacing: CGFloat?
    private let views: LazyElements
    private let isRightToLeft: Bool

    init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, views: LazyElements, isRightToLeft: Bool) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        self.views = views
        self.isRightToLeft = isRightToLeft
    }

    var made: [Node] { views.shown }

    private func gap(_ first: Node?, _ second: Node) -> CGFloat {
        guard let first else { return 0 }
        return spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    }

    /// The least and the most that views reach out from the guide that they share.
    private struct Extent {
        var near = CGFloat.infinity
        var far = -CGFloat.infinity

        mutating func add(_ view: ViewDimensions, _ guide: AlignmentKey, _ axis: Axis) {
            near = min(near, -view[guide])
            far = max(far, view.size[axis.cross] - view[guide])
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard views.count > 0 else { return .zero }
        let known = views.measurableCount
        var (length, cross, last) = (CGFloat.zero, Extent(), Node?.none)
        for index in 0..<known {
            for node in views[index] {
                let dimensions = node.dimensions(in: ProposedViewSize(axis, main: nil, cross: proposal[axis.cross]))
                length += gap(last, node) + dimensions.size[axis]
                cross.add(dimensions, guide, axis)
                last = node
            }
        }
        let unknown = CGFloat(views.count - known)
        if unknown > 0 { length += unknown * (length + (spacing ?? 8)) / CGFloat(known) }
        return CGSize(axis, main: length, cross: max(proposal[axis.cross] ?? cross.far - cross.near, 0))
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let visible = context.visible ?? frame
        let isCut = context.visible != nil
        let from = visible.origin[axis] - frame.origin[axis]
        let to = from + visible.size[axis]
        let offer = ProposedViewSize(
            axis, main: nil, cross: proposal[axis.cross] == nil ? nil : frame.size[axis.cross])
        let first = isCut ? passedOver(before: from, offer) : (count: 0, length: 0)
        var (main, last, index) = (first.length, Node?.none, first.count)
        let line = guideLine(in: frame.size, offer)
        while index < views.count, !isCut || main < to {
            for node in views[index] {
                main += gap(last, node)
                let dimensions = node.dimensions(in: offer)
                var origin = CGPoint.zero
                origin[axis] = main
                origin[axis.cross] = line - dimensions[guide]
                if isRightToLeft { origin.x = frame.width - origin.x - dimensions.width }
                pass.place(node, at: frame.origin + origin, proposal: offer, context)
                main += dimensions.size[axis]
                last = node
            }
            views.show(index..<index + 1)
            index += 1
        }
    }

    /// The place across at which the views' guides meet: that of the stack's own guide, or where the views fit into a stack that
    /// is as wide as they are.
    private func guideLine(in size: CGSize, _ offer: ProposedViewSize) -> CGFloat {
        if offer[axis.cross] != nil {
            return ViewDimensions(node: nil, proposal: offer, size: size)[guide]
        }
        var cross = Extent()
        for index in 0..<views.measurableCount {
            for node in views[index] { cross.add(node.dimensions(in: offer), guide, axis) }
        }
        return (size[axis.cross] - cross.far - cross.near) / 2
    }

    func frame(ofKey key: AnyHashable, in size: CGSize) -> CGRect? {
        guard let found = views.index(ofKey: key) else { return nil }
        let offer = ProposedViewSize(axis, main: nil, cross: size[axis.cross])
        var frame = CGRect(origin: .zero, size: size)
        if views.measurableCount < views.count, let sample = views[0].first {
            let length = sample.size(offer)[axis]
            frame.origin[axis] = CGFloat(found) * (length + (spacing ?? 8))
            frame.size[axis] = length
            return frame
        }
        var (main, last) = (CGFloat.zero, Node?.none)
        for index in 0...found {
            frame.origin[axis] = main
            for node in views[index] {
                main += gap(last, node) + node.size(offer)[axis]
                last = node
            }
        }
        frame.size[axis] = main - frame.origin[axis]
        return frame
    }

    /// The elements of a long run that end before `start`, at the length of the first one, and where the next one stands.
    private func passedOver(before start: CGFloat, _ offer: ProposedViewSize) -> (count: Int, length: CGFloat) {
        guard views.measurableCount < views.count, let sample = views[0].first else { return (0, 0) }
        let step = sample.size(offer)[axis] + (spacing ?? 8)
        guard step > 0, start > 0 else { return (0, 0) }
        let count = Int(saturating: start / step, in: 0...views.count)
        return (count, CGFloat(count) * step)
    }

    var nodeName: String { axis == .vertical ? "LazyVStack" : "LazyHStack" }
    var nodeAttributes: [SettledAttribute] { [SettledAttribute("count", "\(views.count)")] }
}

extension Scope {
    /// Appends a row or column that makes only what it shows.
    package mutating func appendLazyStack(
        _ axis: Axis, alignment: Alignment, spacing: CGFloat?, _ content: (inout Scope) -> Void
    ) {
        let outer = stackAxis
        stackAxis = axis
        let items = allItems(content)
        let views = LazyElements(items.there, isScrolled: environment.containerSize?.isScrolled ?? false)
        stackAxis = outer
        let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
        let lazy = LazyStackContent(
            axis: axis, guide: guide, spacing: spacing, views: views, isRightToLeft: isRightToLeft)
        append(holding: items.leaving) { _ in .deferred(lazy) }
    }
}
