package import Foundation
package import TintypeGraphics

/// A place that a scroll view is scrolled to.
package enum ScrollGoal {
    /// Points of the content that stand at the window's leading and top edge; nil along an axis that is left as it is. They
    /// may lie outside the content, as they may while a finger pulls it.
    case point(x: CGFloat?, y: CGFloat?)
    /// The content scrolled as far as it goes to an edge.
    case edge(Edge)
    /// A view, by the name that `id` gives it or by the key that it has in a list; its anchor stands at the same point of
    /// the window. nil scrolls no further than it takes to show the view.
    case view(ScrollTargetView, anchor: UnitPoint?)
}
