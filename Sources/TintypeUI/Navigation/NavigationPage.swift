import Foundation
import TintypeGraphics
import TintypeTree

/// A view with its bars: the title and what stands beside it above, a toolbar below.
struct NavigationPage: PageLayout {
    /// The parts of the upper bar; nil for what is not there.
    struct TopBar {
        /// To the edges of the page.
        var surface: Node?
        /// Indicates whether the surface is seen only where content is beneath the bar.
        var isSurfaceForContent = false
        var leading: Node?
        /// Seen where the large one is not.
        var title: Node?
        var trailing: Node?
        var largeTitle: Node?
        var search: Node?
        /// Indicates whether the search goes away with the content, as the large title does.
        var yieldsSearch = false
        /// Below the search.
        var scopes: Node?
    }

    let view: Node
    /// The view that leads to this one: it is placed, and nothing is seen of it.
    let hidden: Node?
    let metrics: BarMetrics
    /// Behind all of the page.
    var ground: Node?
    /// nil where it is hidden.
    var top: TopBar?
    var bottomSurface: Node?
    var bottom: Node?

    var content: [Node] { (hidden.map { [$0] } ?? []) + [view] }

    private var topInset: CGFloat {
        guard let top else { return 0 }
        return metrics.barHeight + (top.largeTitle == nil ? 0 : metrics.largeTitleHeight)
            + (top.search == nil ? 0 : metrics.searchHeight) + (top.scopes == nil ? 0 : metrics.scopesHeight)
    }

    /// The upper edge as scrolled content meets it.
    private var edge: ScrollEdge? {
        guard let top else { return nil }
        let yielding =
            (top.largeTitle == nil ? 0 : metrics.largeTitleHeight)
            + (top.search != nil && top.yieldsSearch ? metrics.searchHeight : 0)
        let look: ScrollEdge.Look =
            if metrics.isMac { .cut } else if metrics.isNew, top.surface == nil { .fading } else { .seen }
        return ScrollEdge(look, yielding: yielding)
    }

    private var bottomInset: CGFloat { bottom == nil ? 0 : metrics.toolbarHeight }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let taken = topInset + bottomInset
        let inner = view.size(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - taken, 0) }))
        return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + taken)
    }

    func place(on page: inout Page) {
        let (frame, bounds) = (page.free, page.bounds)
        let room = top != nil && frame.minY <= bounds.minY ? metrics.roomAboveBar : 0
        let bars = EdgeInsets(top: topInset + room, leading: 0, bottom: bottomInset, trailing: 0)
        let body = frame.inset(by: bars, isRightToLeft: false)
        page.put(ground, in: bounds, anchor: .leading)
        let edge = edge
        for node in content { page.put(node, in: body, safeArea: .between(bars: bars, edge)) }
        if let top, let edge {
            if !top.isSurfaceForContent || edge.isReached {
                let height = frame.minY + bars.top - edge.gone - bounds.minY
                page.put(
                    top.surface, in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
                    anchor: .leading)
            }
            place(top, in: frame, height: metrics.barHeight + room, gone: edge.gone, on: &page)
        }
        let bottomEdge = frame.maxY - bars.bottom
        page.put(
            bottomSurface,
            in: CGRect(x: bounds.minX, y: bottomEdge, width: bounds.width, height: bounds.maxY - bottomEdge),
            anchor: .leading)
        page.put(
            bottom,
            in: CGRect(
                x: frame.minX + metrics.side, y: bottomEdge, width: max(frame.width - metrics.side * 2, 0),
                height: bars.bottom), anchor: .leading)
    }

    /// - Parameters:
    ///   - height: Of the bar without a large title and a search, in points.
    ///   - gone: The distance by which these have gone away with the content, in points.
    private func place(_ bar: TopBar, in frame: CGRect, height: CGFloat, gone: CGFloat, on page: inout Page) {
        let side = metrics.side
        let room = max(frame.width - side * 2, 0)
        func width(_ node: Node?) -> CGFloat {
            node.map { min($0.size(ProposedViewSize(width: room, height: height)).width, room) } ?? 0
        }
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            let left = view.isRightToLeft ? frame.maxX - x - width : frame.minX + x
            return CGRect(x: left, y: frame.minY, width: width, height: height)
        }
        let (start, end) = (width(bar.leading), width(bar.trailing))
        page.put(bar.leading, in: rect(side, start), anchor: .leading)
        page.put(bar.trailing, in: rect(frame.width - side - end, end), anchor: .leading)
        // The title stands in the middle where there is room for it, else in what is left.
        let margin = metrics.titleMargin
        let free = max(room - start - end - margin * 2, 0)
        let title = bar.largeTitle == nil || gone >= metrics.largeTitleHeight ? bar.title : nil
        let wanted = title.map { $0.size(ProposedViewSize(width: free, height: height)).width } ?? 0
        let least = side + start + (start > 0 ? margin : 0)
        let most = frame.width - side - end - (end > 0 ? margin : 0) - wanted
        let x = metrics.isMac ? least : min(max((frame.width - wanted) / 2, least), max(most, least))
        page.put(title, in: rect(x, wanted), anchor: .leading)
        let bounds = page.bounds
        let above = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: frame.minY + height - bounds.minY)
        var below = CGRect(
            x: frame.minX + side, y: above.maxY - gone, width: room, height: metrics.largeTitleHeight)
        if bar.largeTitle != nil {
            page.put(bar.largeTitle, in: below, anchor: .leading, beneath: above)
            below.origin.y += metrics.largeTitleHeight
        }
        below.size.height = metrics.searchHeight
        page.put(bar.search, in: below, anchor: .leading, beneath: above)
        below.origin.y += metrics.searchHeight
        below.size.height = metrics.scopesHeight
        page.put(bar.scopes, in: below, anchor: .top)
    }

    var nodeName: String { "NavigationScreen" }
}
