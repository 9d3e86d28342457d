package import Foundation
package import TintypeGraphics

/// The place of a ``PageLayout`` on the screen, in which it puts its views.
package struct Page {
    /// The safe area of a view on a page.
    package enum Safety: Hashable, Sendable {
        /// That around the page.
        case inherited
        /// All of the screen is safe, and nothing cuts the view off.
        case everything
        /// The page less what the containers around cover of it, and less bars, in points. No container around adds to it.
        case between(bars: EdgeInsets)
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

    private func context(for area: Safety) -> PlacementContext {
        var inner = context
        switch area {
        case .inherited: break
        case .everything:
            inner.safeArea = nil
            inner.visible = nil
        case .between(let bars):
            var insets = cover
            insets.add(bars)
            inner.safeArea = .inside(
                bounds, less: insets, space: context.space, scale: pass.session.context.scale,
                barHeight: bars.top > 0 ? insets.top : 0, around: nil)
        case .within(let insets):
            inner.safeArea = .inside(
                frame, less: insets, space: context.space, scale: pass.session.context.scale, around: nil)
        }
        return inner
    }
}
