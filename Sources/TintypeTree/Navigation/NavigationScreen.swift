import Foundation
import TintypeGraphics

/// A view with its bars: the title and what stands beside it above, a toolbar below.
final class NavigationScreen: DeferredContent {
    /// The nodes of the bars; nil for what is not there.
    struct Bars {
        /// Behind all of the page.
        var ground: Node?
        /// Behind the upper bar, to the edges of the page.
        var surface: Node?
        var leading: Node?
        var title: Node?
        var trailing: Node?
        var largeTitle: Node?
        var search: Node?
        var bottomSurface: Node?
        var bottom: Node?
        var isShown = false
    }

    private let content: Node
    private let hidden: Node?
    private let bars: Bars
    private let metrics: BarMetrics
    private(set) var made: [Node] = []

    /// `hidden` is the view that leads to this one: it is placed, and nothing is seen of it.
    init(_ content: Node, hidden: Node?, bars: Bars, metrics: BarMetrics) {
        self.content = content
        self.hidden = hidden
        self.bars = bars
        self.metrics = metrics
    }

    var early: [Node]? { (hidden.map { [$0] } ?? []) + [content] }

    private var topInset: CGFloat {
        guard bars.isShown else { return 0 }
        return metrics.barHeight + (bars.largeTitle == nil ? 0 : metrics.largeTitleHeight)
            + (bars.search == nil ? 0 : metrics.searchHeight)
    }

    private var bottomInset: CGFloat { bars.bottom == nil ? 0 : metrics.toolbarHeight }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let taken = topInset + bottomInset
        let inner = content.size(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - taken, 0) }))
        return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height + taken)
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        let page = BarredPage(frame, in: context)
        let frame = page.free
        let (top, bottom) = (topInset, bottomInset)
        let taken = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        let body = frame.inset(by: taken, isRightToLeft: false)
        let inner = page.context(between: taken, context, scale: pass.session.context.scale)
        var drawn: [Node] = []
        func put(_ node: Node?, _ rect: CGRect) {
            guard let node else { return }
            let offer = ProposedViewSize(rect.size)
            let top = rect.midY - node.size(offer).height / 2
            pass.place(node, at: CGPoint(x: rect.minX, y: top), proposal: offer, context)
            drawn.append(node)
        }
        put(bars.ground, page.bounds)
        for node in early ?? [] {
            let size = node.size(ProposedViewSize(body.size))
            let origin = CGPoint(x: body.midX - size.width / 2, y: body.midY - size.height / 2)
            pass.place(node, at: origin, proposal: ProposedViewSize(body.size), inner)
            drawn.append(node)
        }
        let bounds = page.bounds
        put(
            bars.surface,
            CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: frame.minY + top - bounds.minY))
        if bars.isShown { placeBar(in: frame, put) }
        put(
            bars.bottomSurface,
            CGRect(
                x: bounds.minX, y: frame.maxY - bottom, width: bounds.width,
                height: bounds.maxY - frame.maxY + bottom))
        put(
            bars.bottom,
            CGRect(
                x: frame.minX + metrics.side, y: frame.maxY - bottom, width: max(frame.width - metrics.side * 2, 0),
                height: bottom))
        made = drawn
    }

    private func placeBar(in frame: CGRect, _ put: (Node?, CGRect) -> Void) {
        let isRightToLeft = content.isRightToLeft
        let (height, side) = (metrics.barHeight, metrics.side)
        let room = max(frame.width - side * 2, 0)
        func width(_ node: Node?) -> CGFloat {
            node.map { min($0.size(ProposedViewSize(width: room, height: height)).width, room) } ?? 0
        }
        let (start, end) = (width(bars.leading), width(bars.trailing))
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            let left = isRightToLeft ? frame.maxX - x - width : frame.minX + x
            return CGRect(x: left, y: frame.minY, width: width, height: height)
        }
        put(bars.leading, rect(side, start))
        put(bars.trailing, rect(frame.width - side - end, end))
        // The title stands in the middle where there is room for it, else in what is left.
        let free = max(room - start - end - 16, 0)
        let wanted = bars.title.map { $0.size(ProposedViewSize(width: free, height: height)).width } ?? 0
        let least = side + start + (start > 0 ? 8 : 0)
        let most = frame.width - side - end - (end > 0 ? 8 : 0) - wanted
        let middle = (frame.width - wanted) / 2
        let x = metrics.isMac ? least : min(max(middle, least), max(most, least))
        put(bars.title, rect(x, wanted))
        var y = frame.minY + height
        if bars.largeTitle != nil {
            put(
                bars.largeTitle,
                CGRect(x: frame.minX + side, y: y, width: room, height: metrics.largeTitleHeight))
            y += metrics.largeTitleHeight
        }
        put(bars.search, CGRect(x: frame.minX + side, y: y, width: room, height: metrics.searchHeight))
    }

    var nodeName: String { "NavigationScreen" }
}
