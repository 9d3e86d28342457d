import Foundation
import TintypeGraphics

/// The view of a tab with the bar of all tabs below it.
final class TabScreen: DeferredContent {
    private let content: Node
    /// Behind all of the tab.
    private let ground: Node?
    private let bar: Node?
    private let accessory: Node?
    private let dots: Node?
    private let surface: Node?
    private let metrics: BarMetrics
    /// Whether the bar stands at the top.
    private let isAtTop: Bool
    private(set) var made: [Node] = []

    init(
        _ content: Node, ground: Node?, bar: Node?, accessory: Node?, dots: Node?, surface: Node?, metrics: BarMetrics,
        isAtTop: Bool
    ) {
        self.content = content
        self.ground = ground
        self.bar = bar
        self.accessory = accessory
        self.dots = dots
        self.surface = surface
        self.metrics = metrics
        self.isAtTop = isAtTop
    }

    var early: [Node]? { [content] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// What the bar takes of a view whose unsafe area at the bottom is as given, in points.
    private func taken(_ unsafe: CGFloat) -> CGFloat {
        guard bar != nil else { return 0 }
        if isAtTop { return metrics.isMac ? 40 : 56 }
        let region = metrics.isNew && unsafe == 0 ? metrics.tabRegion - 13 : metrics.tabRegion
        return metrics.isNew ? max(region - unsafe, 49) : region
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        // Pages without a bar are no page of UIKit's with a ground and edges of its own.
        let page = bar == nil ? nil : BarredPage(frame, in: context)
        let (frame, bounds) = (page?.free ?? frame, page?.bounds ?? frame)
        let unsafe = bounds.maxY - frame.maxY
        let taken = taken(unsafe)
        let above = accessory == nil || isAtTop ? 0 : 56.0
        let bars = EdgeInsets(
            top: isAtTop ? taken : 0, leading: 0, bottom: isAtTop ? 0 : taken + above, trailing: 0)
        let inner = page?.context(between: bars, context, scale: pass.session.context.scale) ?? context
        made = []
        func put(_ node: Node?, _ rect: CGRect, _ context: PlacementContext = context) {
            guard let node else { return }
            let offer = ProposedViewSize(rect.size)
            let size = node.size(offer)
            pass.place(
                node, at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), proposal: offer,
                context)
            made.append(node)
        }
        put(ground, bounds)
        put(content, frame.inset(by: bars, isRightToLeft: false), inner)
        if let dots {
            put(dots, CGRect(x: frame.minX, y: frame.maxY - 44, width: frame.width, height: 36))
        }
        guard bar != nil else { return }
        if isAtTop {
            put(bar, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: taken))
        } else if metrics.isNew {
            // The platter keeps 21 points from the canvas's edge, 8 where nothing is unsafe there.
            let bottom = frame.maxY + unsafe - (unsafe == 0 ? 8 : 21)
            put(bar, CGRect(x: frame.minX + 16, y: bottom - 62, width: max(frame.width - 32, 0), height: 62))
        } else {
            let strip = CGRect(x: frame.minX, y: frame.maxY - taken, width: frame.width, height: taken)
            put(
                surface,
                CGRect(x: bounds.minX, y: strip.minY, width: bounds.width, height: bounds.maxY - strip.minY))
            put(bar, strip)
        }
        put(
            accessory,
            CGRect(
                x: frame.minX + 20, y: frame.maxY - taken - above, width: max(frame.width - 40, 0), height: 48))
    }

    var nodeName: String { "TabView" }
}
