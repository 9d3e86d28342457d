import Foundation
package import TintypeGraphics

/// A window on content that may be larger, at rest (Semantics.md 3.6).
final class ScrollContent: DeferredContent {
    let axes: Axis.Set
    let content: Node?
    let start: ScrollStart
    /// nil for a picture, which nobody scrolls.
    let hand: ScrollHand?
    /// Around the content, as parts of it, in points; nil for none.
    let margins: EdgeInsets?
    private let container: ContainerSize
    /// The place of the view that is scrolled to; nil where there is none.
    private let memory: ScrollMemory?
    /// The distances by which the content is scrolled, in points; known when it is placed.
    private(set) var offset = CGPoint.zero
    /// The size of the content, in points; known when it is placed.
    private(set) var contentSize = CGSize.zero
    /// The size of what is seen of the content, in points; known when it is placed.
    private(set) var window = CGSize.zero
    /// The lengths by which content is seen outside the view, in unsafe areas, in points; leading is left. Known when it is
    /// placed.
    private(set) var overhang = EdgeInsets()
    /// The fading of content beneath a bar at the top.
    private let fade: ScrollEdgeFade
    /// The height at the top of what is seen in which a bar covers content that fades there, in points; 0 where none does. Known
    /// when the content is placed.
    private var fadingHeight = CGFloat.zero
    /// The height of what goes away above the view where content is scrolled there, in points; known when the content is placed.
    private(set) var yielding = CGFloat.zero

    init(
        axes: Axis.Set, start: ScrollStart, content: Node?, margins: EdgeInsets?, container: ContainerSize,
        memory: ScrollMemory?, hand: ScrollHand?, fade: ScrollEdgeFade
    ) {
        self.fade = fade
        self.axes = axes
        self.margins = margins
        self.hand = hand
        self.start = start
        self.content = content
        self.container = container
        self.memory = memory
    }

    /// The distance by which the content would be scrolled along an axis if it were not for the view that is scrolled to.
    func start(_ axis: Axis, _ content: CGSize, _ window: CGSize) -> CGFloat {
        offset(axis, content, window, found: nil)
    }

    private func offset(_ axis: Axis, _ content: CGSize, _ window: CGSize, found: CGPoint?) -> CGFloat {
        guard axes.contains(Axis.Set(axis)) else { return 0 }
        // Along both axes smaller content stands in the middle, else at the start.
        return start.offset(
            axis, content: content[axis], window: window[axis], isCentered: axes == [.horizontal, .vertical],
            found: found?[axis])
    }

    var made: [Node] { content.map { [$0] } ?? [] }
    var early: [Node]? { made }

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
        window = frame.size
        let offer = offer(ProposedViewSize(frame.size))
        let size = content.size(offer)
        contentSize = size
        for axis in Axis.allCases { offset[axis] = offset(axis, size, frame.size, found: memory?.offset) }
        offset = hand?.offset(content: size, window: frame.size, axes: axes) ?? offset
        hand?.stand(at: offset)
        var start = CGPoint.zero - offset
        if content.isRightToLeft { start.x = frame.width - start.x - size.width }
        let origin = frame.origin + start
        // What is unsafe is a margin of the content, which is seen there while it is scrolled.
        let (seen, edge) = context.safeArea?.window(of: frame, in: context.space) ?? (frame, nil)
        overhang = EdgeInsets(from: seen, to: frame, isRightToLeft: false)
        let depth = axes.contains(.vertical) ? max(frame.minY - origin.y, 0) : 0
        edge?.scroll(by: depth)
        yielding = edge?.yielding ?? 0
        fadingHeight = if let edge, edge.look == .fading, depth > 0 { edge.barHeight } else { 0 }
        var inner = context
        inner.safeArea = context.safeArea?.scrolled(along: axes)
        inner.visible = context.visible.map { $0.common(with: seen) } ?? seen
        // What a bar gives up is the content's.
        let window = frame.inset(by: EdgeInsets(.top, -(edge?.gone ?? 0)), isRightToLeft: false)
        inner.window = context.window.map { $0.common(with: window) } ?? window
        pass.place(content, at: origin, proposal: offer, inner)
    }

    /// The change of the content's picture in `frame`, that of the view on the pixel grid.
    func drawing(in frame: CGRect) -> EffectDrawing {
        let seen = frame.inset(by: overhang.negated, isRightToLeft: false)
        return (fadingHeight > 0 ? fade : .none).drawing(in: seen, height: fadingHeight)
    }

    var nodeName: String { "ScrollView" }
    var nodeAttributes: [SettledAttribute] {
        var attributes: [SettledAttribute] = []
        if axes != .vertical {
            attributes.append(SettledAttribute("axes", axes == .horizontal ? "horizontal" : "horizontal vertical"))
        }
        // Content that stands inside the window is not scrolled.
        let scrolled = CGPoint(x: max(offset.x, 0), y: max(offset.y, 0))
        if scrolled != .zero {
            attributes.append(SettledAttribute("offset", "\(number(scrolled.x)) \(number(scrolled.y))"))
        }
        return attributes
    }
}

/// Cuts off what scrolled content has outside the scroll view, and lets it fade beneath a bar.
private struct ScrollClip: NodeEffect {
    let scroll: ScrollContent

    var nodeName: String { "clipped" }
    func drawing(in frame: CGRect) -> EffectDrawing { scroll.drawing(in: frame) }
}

extension Scope {
    /// Appends a scroll view; several views in it stand below each other, or beside each other in a horizontal one.
    package mutating func appendScrollView(
        _ axes: Axis.Set, _ content: (inout Scope) -> Void
    ) {
        let outer = (stackAxis, environment)
        var start = environment.scrollStart
        start.target = environment.scrollRequest ?? start.target
        start.asker?.hear()
        environment.scrollStart = ScrollStart()
        environment.beginsAtEnd = start.beginsAtEnd(axes)
        if case .view = start.target { environment.isSearched = true }
        let scrollID = session.identity.child(of: id, .body)
        let hand = session.presentation == nil ? nil : session.state(of: scrollID, index: 1) { ScrollHand() }
        hand?.heed(start.target)
        let (targets, rest) = (scrollTargets(of: hand, start.follower), environment.scrollDeeds.rest)
        (environment.scrollTargets, environment.asksScrollTargets) = (targets, false)
        if targets != nil { environment.isSearched = true }
        let (margins, isClipped) = (environment.scrollMargins, !environment.isScrollUnclipped)
        environment.scrollMargins = nil
        environment.isScrollUnclipped = false
        let container = ContainerSize(isScrolled: true)
        stackAxis = axes == .horizontal ? .horizontal : .vertical
        environment.containerSize = container
        let views = nodes(content)
        (stackAxis, environment) = outer
        var inner: Node? =
            if views.count < 2 {
                views.first
            } else {
                Node(
                    id: session.identity.child(of: id, .content),
                    kind: .layout(
                        axes == .horizontal ? HStackLayout().makeBox() : VStackLayout().makeBox(), views
                    ),
                    isRightToLeft: isRightToLeft)
            }
        if let margins, let content = inner { inner = layout(PaddingLayout(insets: margins), around: content) }
        var memory: ScrollMemory?
        if case .view(let view, _) = start.target {
            let known = session.state(of: scrollID, index: 0) { ScrollMemory() }
            known.search(for: view)
            memory = known
        }
        let scroll = ScrollContent(
            axes: axes, start: start, content: inner, margins: margins, container: container, memory: memory,
            hand: hand, fade: environment.scrollEdgeFade)
        targets?.scroll = scroll
        var node = scrollNode(scrollID, scroll)
        if let memory, case .view(let view, let anchor) = start.target {
            let finder = ScrollFinder(scroll: scroll, memory: memory, view: view, anchor: anchor)
            node = wrapper(.value(.observer(finder), node), around: node)
        }
        if hand != nil, case .views(_, let anchor) = rest {
            let finder = ScrollAlignmentFinder(scroll: scroll, anchor: anchor)
            node = wrapper(.value(.observer(finder), node), around: node)
        }
        if isClipped { append(.effect(ScrollClip(scroll: scroll), node)) } else { appendContainer(node) }
    }

    /// The views among which a scroll view here looks for those that somebody asks for; nil where nobody does.
    private func scrollTargets(of hand: ScrollHand?, _ follower: ScrollFollower?) -> ScrollTargets? {
        if environment.asksScrollTargets { return ScrollTargets(hand: hand, follower: follower) }
        guard let hand else { return nil }
        if case .views = environment.scrollDeeds.rest { return ScrollTargets(hand: hand, follower: follower) }
        return follower.map { ScrollTargets(hand: hand, follower: $0) }
    }

    private func scrollNode(_ id: ViewID, _ content: ScrollContent) -> Node {
        let node = Node(id: id, kind: .deferred(content), isRightToLeft: isRightToLeft)
        if content.hand != nil {
            let responder = content.responder(
                in: session, isEnabled: environment.isEnabled && environment.isScrollEnabled,
                environment.scrollDeeds)
            node.touch = [.wholeFrame, .responder(responder)]
        }
        return node
    }
}
