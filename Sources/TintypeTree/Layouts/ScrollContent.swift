package import Foundation
package import TintypeGraphics

/// A window on content that may be larger, at a fixed offset (SEMANTICS 3).
final class ScrollContent: DeferredContent {
    private let axes: Axis.Set
    private let offset: CGPoint
    private let content: Node?
    private let container: ContainerSize

    init(axes: Axis.Set, offset: CGPoint, content: Node?, container: ContainerSize) {
        self.axes = axes
        self.offset = offset
        self.content = content
        self.container = container
    }

    var made: [Node] { content.map { [$0] } ?? [] }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        container.update(proposal.replacingUnspecifiedDimensions()) { content?.forgetSizes() }
        let size = content?.size(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    func place(_ frame: CGRect, proposal: ProposedViewSize, in pass: PlacementPass, _ context: PlacementContext) {
        guard let content else { return }
        container.update(frame.size) { content.forgetSizes() }
        let offer = offer(ProposedViewSize(frame.size))
        let size = content.size(offer)
        // Along both axes smaller content stands in the middle, else at the start.
        let isCentered = axes == [.horizontal, .vertical]
        var start = CGPoint.zero
        if isCentered {
            start.x = max(frame.width - size.width, 0) / 2
            start.y = max(frame.height - size.height, 0) / 2
        }
        start = start - offset
        if content.isRightToLeft { start.x = frame.width - start.x - size.width }
        let origin = frame.origin + start
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
        let outer = (stackAxis, environment)
        let container = ContainerSize(isScrolled: true)
        stackAxis = axes == .horizontal ? .horizontal : .vertical
        environment.containerSize = container
        let views = nodes(content)
        (stackAxis, environment) = outer
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
            kind: .deferred(ScrollContent(axes: axes, offset: offset, content: inner, container: container)),
            isRightToLeft: isRightToLeft)
        append(.effect(ScrollClip(), scroll))
    }
}
