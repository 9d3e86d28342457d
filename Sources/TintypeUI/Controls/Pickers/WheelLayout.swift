import Foundation
import TintypeGraphics
import TintypeTree

/// The rows of a wheel, seen from the front: the chosen one in the middle, those before and after turned away.
///
/// UIPickerView is 216 points high. The wheel's radius and the angle between rows are estimated from pictures.
struct WheelLayout: Layout {
    /// The number of rows by which each subview is below the chosen one.
    let steps: [Int]
    /// In points.
    let height: CGFloat
    /// The height of the chosen row, in points.
    let rowHeight: CGFloat

    static func angle(_ step: Int) -> CGFloat { CGFloat(step) * 0.33 }

    private var radius: CGFloat { rowHeight / sin(WheelLayout.angle(1)) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest + 40, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (step, subview) in zip(steps, subviews) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(WheelLayout.angle(step))), anchor: .center,
                proposal: ProposedViewSize(width: max(bounds.width - 12, 0), height: rowHeight))
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}
