import Foundation
import TintypeGraphics
import TintypeTree

/// The rows of a wheel, seen from the front: the chosen one in the middle, those before and after turned away.
///
/// ``WheelMetrics`` has the wheel's radius and the angle between rows.
struct WheelLayout: Layout {
    /// The number of rows by which each subview is below the chosen one.
    let steps: [Int]
    /// In points.
    let height: CGFloat
    /// The height of the chosen row, in points.
    let rowHeight: CGFloat

    private func angle(_ step: Int) -> CGFloat { WheelMetrics.angle(step, rowHeight: rowHeight) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (step, subview) in zip(steps, subviews) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + WheelMetrics.radius * sin(angle(step))), anchor: .center,
                proposal: ProposedViewSize(width: max(bounds.width - 12, 0), height: rowHeight))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
