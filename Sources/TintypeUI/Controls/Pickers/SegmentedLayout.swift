import Foundation
import TintypeTree

/// Segments of one width, side by side.
struct SegmentedLayout: Layout {
    let metrics: SegmentedMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = CGFloat(subviews.count) * (widest + metrics.segmentPadding) + metrics.padding
        return CGSize(width: metrics.isFilling ? proposal.width ?? ideal : ideal, height: metrics.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let inner = bounds.insetBy(dx: metrics.inset, dy: metrics.inset)
        let width = inner.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: inner.minX + (CGFloat(index) + 0.5) * width, y: inner.midY), anchor: .center,
                proposal: ProposedViewSize(width: max(width - metrics.padding, 0), height: inner.height))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
