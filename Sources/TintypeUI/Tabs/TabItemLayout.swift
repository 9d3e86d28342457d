import Foundation
import TintypeTree

/// A tab's symbol and below it its title, each about its own line, so that the tabs of a bar stand level whatever the
/// symbols' heights are. A symbol or a title alone stands in the middle.
///
/// iOS 26.1: the symbol's centre is at 24 and the title's at 44.5 of a platter 62 high, whose items are 54 high (measured on
/// UIKit's tab bar). Before, at 18 and 40.5 of a bar 49 high: estimated from pictures.
struct TabItemLayout: Layout {
    /// The symbol's and the title's centre, in points from the item's upper edge.
    let lines: [CGFloat]
    /// In points.
    let height: CGFloat

    static let platter = TabItemLayout(lines: [20, 40.5], height: 54)
    static let strip = TabItemLayout(lines: [18, 40.5], height: 49)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let lines = subviews.count == 2 ? lines : subviews.map { _ in height / 2 }
        for (line, subview) in zip(lines, subviews) {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.minY + line), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}
