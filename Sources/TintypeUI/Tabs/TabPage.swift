import Foundation
import TintypeGraphics
import TintypeTree

/// The view of a tab with the bar of all tabs, or the dots of pages.
struct TabPage: PageLayout {
    let view: Node
    let metrics: TabMetrics
    /// Behind all of the tab.
    var ground: Node?
    /// nil where there is none, or it is hidden: then the tab is no page of UIKit's with a ground and edges of its own.
    var bar: Node?
    var accessory: Node?
    var dots: Node?
    /// Behind the bar.
    var surface: Node?

    var content: [Node] { [view] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// The upper edge as scrolled content meets it, where the bar is there.
    private var edge: ScrollEdge? {
        guard metrics.isAtTop else { return nil }
        return ScrollEdge(metrics.isNew && !metrics.isMac ? .fading : .cut, yielding: 0)
    }

    func place(on page: inout Page) {
        let hasBar = bar != nil
        let (frame, bounds) = hasBar ? (page.free, page.bounds) : (page.frame, page.frame)
        let unsafe = bounds.maxY - frame.maxY
        let taken = hasBar ? metrics.barHeight(unsafe: unsafe) : 0
        let above = accessory == nil || metrics.isAtTop ? 0 : metrics.accessoryRegion
        let bars = EdgeInsets(
            top: metrics.isAtTop ? taken : 0, leading: 0, bottom: metrics.isAtTop ? 0 : taken + above, trailing: 0)
        page.put(ground, in: bounds)
        page.put(
            view, in: frame.inset(by: bars, isRightToLeft: false),
            safeArea: hasBar ? .between(bars: bars, edge) : .inherited)
        let row = CGRect(
            x: frame.minX, y: frame.maxY - metrics.dotRowBottom, width: frame.width, height: metrics.dotRowHeight)
        page.put(dots, in: row)
        guard hasBar else { return }
        placeBar(taken, in: frame, bounds, on: &page)
        let margin = metrics.accessoryMargin
        page.put(
            accessory,
            in: CGRect(
                x: frame.minX + margin, y: frame.maxY - taken - above, width: max(frame.width - margin * 2, 0),
                height: metrics.accessoryHeight))
    }

    /// Places a bar that takes `height` points of `frame`; `bounds` reaches to the edges of the screen.
    private func placeBar(_ height: CGFloat, in frame: CGRect, _ bounds: CGRect, on page: inout Page) {
        if metrics.isAtTop {
            page.put(bar, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height))
        } else if metrics.isNew {
            let margin = metrics.platterMargin
            let bottom = bounds.maxY - metrics.platterBottom(unsafe: bounds.maxY - frame.maxY)
            page.put(
                bar,
                in: CGRect(
                    x: frame.minX + margin, y: bottom - metrics.platterHeight,
                    width: max(frame.width - margin * 2, 0), height: metrics.platterHeight))
        } else {
            let top = frame.maxY - height
            page.put(
                surface, in: CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top))
            page.put(bar, in: CGRect(x: frame.minX, y: top, width: frame.width, height: height))
        }
    }

    var nodeName: String { "TabView" }
}
