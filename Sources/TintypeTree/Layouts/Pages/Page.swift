package import Foundation
package import TintypeGraphics

/// The place of a ``PageLayout`` on the screen, in which it puts its views.
package struct Page {
    /// The safe area of a view on a page.
    package enum Safety {
        /// That around the page.
        case inherited
        /// All of the screen is safe, and nothing cuts the view off.
        case everything
        /// The page less what the containers around cover of it, and less bars, in points; with the upper edge where content may be
        /// scrolled beneath a bar. No container around adds to it.
        case between(bars: EdgeInsets, ScrollEdge? = nil)
        /// The page's frame less lengths in points; leading is left. No container around adds to it.
        case within(EdgeInsets)
    }

    /// The place that layout gave to the page, in points of the space around.
    package let frame: CGRect
    private let pass: PlacementPass
    private let context: PlacementContext
    /// The nodes that were put on the page, in order.
    private(set) var placed: [Node] = []

    init(frame: CGRect, pass: PlacementPass, context: PlacementContext) {
        self.frame = frame
        self.pass = pass
        self.context = context
        bounds = context.safeArea?.extended(frame, in: context.space) ?? frame
        cover = context.safeArea?.cover(of: bounds, in: context.space) ?? EdgeInsets()
    }

    /// The frame with the unsafe areas of the screen that it touches, as UIKit makes pages for a navigation or tabs.
    package let bounds: CGRect

    /// The lengths that the containers around cover of ``bounds``, in points; leading is left.
    package let cover: EdgeInsets

    /// The part of ``bounds`` that is left to the page's bars and content.
    package var free: CGRect { bounds.inset(by: cover, isRightToLeft: false) }

    /// The whole container around, such as the canvas, and how far it is unsafe; leading is left.
    package var screen: (bounds: CGRect, unsafe: EdgeInsets) {
        (context.safeArea?.bounds ?? frame, context.safeArea?.insets ?? EdgeInsets())
    }

    /// The value of an anchor in the space of ``frame``.
    package func value<T>(of anchor: Anchor<T>) -> T { anchor.value(in: context.geometry(of: .zero)) }

    /// Places a view, proposed the size of `rect`, so that `anchor` of the view lies at the same point of `rect`; nil places
    /// nothing.
    package mutating func put(
        _ node: Node?, in rect: CGRect, anchor: UnitPoint = .center, safeArea: Safety = .inherited
    ) {
        guard let node else { return }
        let offer = ProposedViewSize(rect.size)
        var origin = rect.origin
        if anchor != .topLeading {
            let size = node.size(offer)
            origin.x = rect.minX + rect.width * anchor.x - size.width * anchor.x
            origin.y = rect.minY + rect.height * anchor.y - size.height * anchor.y
        }
        pass.place(node, at: origin, proposal: offer, context(for: safeArea))
        placed.append(node)
    }

    /// Places a view in `rect` that goes beneath the bar that stands in `bar`, as what is scrolled does; nothing where all of it is
    /// there.
    package mutating func put(_ node: Node?, in rect: CGRect, anchor: UnitPoint, beneath bar: CGRect) {
        guard let node, rect.minY < bar.maxY else { return put(node, in: rect, anchor: anchor) }
        guard rect.maxY > bar.maxY else { return }
        let follower = Node(
            id: pass.session.wrapperID(around: node), kind: .effect(ScrollEdgeFollower(bar: bar), node),
            isRightToLeft: node.isRightToLeft)
        put(follower, in: rect, anchor: anchor)
    }

    private func context(for area: Safety) -> PlacementContext {
        var inner = context
        switch area {
        case .inherited: break
        case .everything:
            inner.safeArea = nil
            (inner.visible, inner.window) = (nil, nil)
        case .between(let bars, let edge):
            var insets = cover
            insets.add(bars)
            edge?.begin(height: insets.top)
            inner.safeArea = .inside(
                bounds, less: insets, space: context.space, scale: pass.session.context.scale, edge: edge, around: nil)
        case .within(let insets):
            inner.safeArea = .inside(
                frame, less: insets, space: context.space, scale: pass.session.context.scale, around: nil)
        }
        return inner
    }
}
