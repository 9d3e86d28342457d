import Foundation
import TintypeGraphics

class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    private var cache: KeptCache<L.Cache>?

    init(_ layout: L) {
        self.layout = layout
    }

    func forgetCache() {
        cache = nil
    }

    func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
        let kept = cache ?? KeptCache(layout.makeCache(subviews: subviews))
        cache = nil
        defer { cache = kept }
        return body(&kept.value)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        withCache(subviews) { layout.explicitAlignment(key, in: bounds, proposal, subviews, &$0) }
    }

    override var renewed: LayoutBox { LayoutBox.of(layout) }
    override var described: any Described { UserLayoutDescription(name: "\(L.self)") }
}

/// A layout's cache, apart from the box: most boxes are freed without one, and to free an optional of a generic value its type
/// must be looked up.
private final class KeptCache<Cache> {
    var value: Cache

    init(_ value: Cache) {
        self.value = value
    }
}

private struct UserLayoutDescription: Described {
    let name: String
    var nodeName: String { name }
}
