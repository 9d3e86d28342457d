public import Foundation
import TintypeGraphics

/// Any layout, its type erased: views that stay the same change between layouts by it.
public struct AnyLayout: Layout {
    /// The layout within, with what it remembers.
    public struct Cache {
        let box: LayoutBox
    }

    /// The axis along which the layout lines views up; nil for none.
    let axis: Axis?
    let makeBox: () -> LayoutBox

    /// Creates the erased form of `layout`.
    public init<L: Layout>(_ layout: L) {
        if let erased = layout as? AnyLayout {
            self = erased
        } else {
            axis = L.layoutProperties.stackOrientation
            makeBox = { LayoutBox.of(layout) }
        }
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(box: makeBox()) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.box.sizeThatFits(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        cache.box.placeSubviews(in: bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.box.explicitAlignment(guide.key, in: bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.box.explicitAlignment(guide.key, in: bounds, proposal, subviews)
    }
}
