import Foundation
import TintypeGraphics

/// A page with bars of its own, as UIKit makes it for a navigation or tabs: it reaches to the edges of the screen that it
/// touches, and keeps free in it what the screen keeps free.
struct BarredPage {
    /// In points of the space around.
    let bounds: CGRect
    /// The lengths that the containers around cover of it, in points; leading is left.
    let cover: EdgeInsets

    /// The page of a view that was laid out in `frame`.
    init(_ frame: CGRect, in context: PlacementContext) {
        bounds = context.safeArea?.reach(of: frame, in: context.space) ?? frame
        cover = context.safeArea?.cover(of: bounds, in: context.space) ?? EdgeInsets()
    }

    /// The part that is left to the bars and the content.
    var free: CGRect { bounds.inset(by: cover, isRightToLeft: false) }

    /// The context of the content between bars as high as `bars`, in points. No container around the page adds to it.
    func context(between bars: EdgeInsets, _ context: PlacementContext, scale: CGFloat) -> PlacementContext {
        var insets = cover
        insets.add(bars)
        var inner = context
        inner.safeArea = SafeArea.inside(
            bounds, less: insets, space: context.space, scale: scale, barHeight: bars.top > 0 ? insets.top : 0,
            around: nil)
        return inner
    }
}
