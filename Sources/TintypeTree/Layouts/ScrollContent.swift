package import Foundation
package import TintypeGraphics

/// A window on content that may be larger, at a fixed offset (SEMANTICS 3).
final class ScrollContent: DeferredContent {
    private let axes: Axis.Set
    private let offset: CGPoint
    private let content: Node?

    init(axes: Axis.Set, offset: CGPoint, content: Node?) {
        self.axes = axes
        self.offset = offset
        self.content = content
    }

    var made: [Node] { content.map { [$0] } ?? [] }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.size(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        guard let content else { return }
        let offer = offer(ProposedViewSize(frame.size))
        let size = content.size(offer)
        var origin = frame.origin - offset
        // Along both axes smaller content stands in the middle.
        if axes == [.horizontal, .vertical] {
            origin.x += max(frame.width - size.width, 0) / 2
            origin.y += max(frame.height - size.height, 0) / 2
        }
        var inner = context
        inner.visible = context.visible.map { $0.intersection(frame) } ?? frame
        pass.place(content, at: origin, proposal: offer, inner)
    }

    var nodeName: String { "ScrollView" }
    var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if axes != .vertical {
            attributes.append(SettledAttribute("axes", axes == .horizontal ? "horizontal" : "horizontal vertical"))
        }
        if offset != .zero {
            attributes.append(SettledAttribute("offset", "\(number(offset.x)) \(number(offset.y))"))
        }
        return attributes
    }
}

/// Cuts off what scrolled content has outside the scroll view.
private struct ScrollClip: NodeEffect {
    var nodeName: String { "clipped" }
    func drawing(in frame: CGRect) -> EffectDrawing { .layer(.clip(Path(frame), FillStyle())) }
}

extension Scope {
    /// Appends a scroll view; several views in it stand below each other, or beside each other in a horizontal one.
    package mutating func appendScrollView(
        _ axes: Axis.Set, offset: CGPoint = .zero, _ content: (inout Scope) -> Void
    ) {
        let outer = stackAxis
        stackAxis = axes == .horizontal ? .horizontal : .vertical
        let views = nodes(content)
        stackAxis = outer
        let inner: Node? =
            if views.count < 2 {
                views.first
            } else {
                Node(
                    id: session.identity.child(of: id, .content),
                    kind: .layout(
                        axes == .horizontal ? BuiltInLayoutBox(HStackLayout()) : BuiltInLayoutBox(VStackLayout()), views
                    ),
                    isRightToLeft: isRightToLeft)
            }
        let scroll = Node(
            id: session.identity.child(of: id, .body),
            kind: .deferred(ScrollContent(axes: axes, offset: offset, content: inner)), isRightToLeft: isRightToLeft)
        append(.effect(ScrollClip(), scroll))
    }
}
