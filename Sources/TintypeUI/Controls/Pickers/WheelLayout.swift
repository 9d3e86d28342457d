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
    /// The place of each row across the wheel: 0 at the leading edge, 1 at the trailing one.
    var across: CGFloat = 0.5

    private func angle(_ step: Int) -> CGFloat { WheelMetrics.angle(step, rowHeight: rowHeight) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (step, subview) in zip(steps, subviews) {
            let width = max(bounds.width - 2 * WheelMetrics.sideMargin, 0)
            subview.place(
                at: CGPoint(
                    x: bounds.midX + (across - 0.5) * width,
                    y: bounds.midY + WheelMetrics.radius * sin(angle(step))),
                anchor: UnitPoint(x: across, y: 0.5), proposal: ProposedViewSize(width: width, height: rowHeight))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
