import Foundation
import TintypeGraphics

/// A presented view on its surface.
final class SheetCard: DeferredContent {
    private let content: Node
    private let surface: Node?
    /// What shows that the sheet can be dragged.
    private let indicator: Node?
    /// How far unsafe areas reach into the card, in points.
    private let contentInsets: EdgeInsets
    private(set) var made: [Node] = []

    init(_ content: Node, surface: Node?, indicator: Node?, contentInsets: EdgeInsets) {
        self.content = content
        self.surface = surface
        self.indicator = indicator
        self.contentInsets = contentInsets
    }

    var early: [Node]? { [content] }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        made = []
        func put(_ node: Node?, _ rect: CGRect, _ context: PlacementContext) {
            guard let node else { return }
            let offer = ProposedViewSize(rect.size)
            let size = node.size(offer)
            pass.place(
                node, at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), proposal: offer,
                context)
            made.append(node)
        }
        put(surface, frame, context)
        var inner = context
        inner.safeArea = SafeArea.inside(
            frame, less: contentInsets, space: context.space, scale: pass.session.context.scale, around: nil)
        put(content, frame.inset(by: contentInsets, isRightToLeft: false), inner)
        put(indicator, CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5), context)
    }

    var nodeName: String { "sheet" }
}
