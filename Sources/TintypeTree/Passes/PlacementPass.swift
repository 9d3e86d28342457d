package import Foundation
import TintypeGraphics

/// Gives every node its place, in one descent from the root.
///
/// Deferred content is made where it is placed; what is attached to a view is made when the view is placed completely.
/// So an anchor always resolves among nodes that have their places. Views that follow a matched view without a place
/// wait for it.
package final class PlacementPass {
    let session: Session
    /// Knows what is shown otherwise than it is laid out; nil for a picture.
    let presentation: PresentationStore?
    var matched = MatchedGroups()
    /// The preference readers whose primaries are being placed, from the outside in.
    var openReaders: [OpenReader] = []

    package init(session: Session) {
        self.session = session
        presentation = session.presentation
    }

    /// Places `root` at `origin`, in points of the canvas, and everything in it. `safeArea` is that of the canvas.
    package func run(_ root: Node, at origin: CGPoint, proposal: ProposedViewSize, safeArea: SafeArea? = nil) {
        if session.usesMatchedGeometry { matched.leaders = session.matchedInsertions.leaders(in: root) }
        place(root, at: origin, proposal: proposal, PlacementContext(space: .root, named: nil, safeArea: safeArea))
        placeWaiting()
    }

    /// Places `node` with its top left corner at `origin`, in points of the space of `context`.
    package func place(_ node: Node, at origin: CGPoint, proposal: ProposedViewSize, _ context: PlacementContext) {
        place(node, in: CGRect(origin: origin, size: node.size(proposal)), proposal: proposal, context)
    }

    /// Places `child` where its container wants it, which stands in `frame`.
    @inline(__always)
    func place(_ child: Node, _ place: ChildPlace, of node: Node, in frame: CGRect, _ context: PlacementContext) {
        guard place.origin.x.isFinite, place.origin.y.isFinite else { return report(place.origin, of: child, in: node) }
        var origin = place.origin
        if node.isRightToLeft { origin.x = frame.width - origin.x - place.size.width }
        origin.x += frame.origin.x
        origin.y += frame.origin.y
        let placed = CGRect(origin: origin, size: place.size)
        self.place(child, in: placed, proposal: place.proposal, context)
    }

    /// Places `node` in `frame`, whose size is its answer to `proposal`.
    @inline(__always)
    private func place(_ node: Node, in frame: CGRect, proposal: ProposedViewSize, _ context: PlacementContext) {
        var (frame, proposal, context) = (frame, proposal, context)
        if presentation != nil { present(node, in: &frame, &proposal, &context) }
        // One sum tells of all four.
        guard (frame.origin.x + frame.origin.y + frame.width + frame.height).isFinite else {
            return report(frame, of: node)
        }
        guard !session.isOutOfTime(.init(node.nameForPeople, source: node.source)) else { return node.leaveOut() }
        node.settle(in: frame, proposal, context)
        if !node.isLeaf { placeContent(of: node, in: frame, proposal, context) }
    }

    /// Places what `node` holds. Apart from what leaves need, so that loops over them stay small.
    @inline(never)
    private func placeContent(
        of node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext
    ) {
        switch node.kind {
        case .leaf: break
        case .layout(let box, let children): box.place(children, of: node, in: frame, proposal, context, by: self)
        case .effect(let effect, let child): place(child, under: effect, of: node, frame, proposal, context)
        case .value(let value, let child):
            var inner = context
            if case .coordinateSpace(let name) = value {
                inner.named = NamedSpace(name: name, frame: frame, space: context.space, outer: context.named)
            }
            place(child, in: frame, proposal: proposal, inner)
        case .attachment(let attachment): place(attachment, of: node, frame, proposal, context)
        case .deferred(let content):
            content.place(frame, proposal: proposal, in: self, context)
        }
        if presentation != nil { placeLeaving(of: node, in: frame, context) }
    }

    /// Moves a node to where animations show it, if it is one that has a place of its own in them: a leaf, a group that isolates
    /// its geometry, or an effect on geometry, whose content goes along with it.
    @inline(never)
    private func present(
        _ node: Node, in frame: inout CGRect, _ proposal: inout ProposedViewSize, _ context: inout PlacementContext
    ) {
        guard let presentation else { return }
        var takesSize = true
        switch node.kind {
        case .leaf(let box): box.leaf.takeNote(of: proposal)
        case .value(.geometryGroup, _): break
        case .effect(let effect, _):
            takesSize = false
            switch effect.geometry(size: frame.size, origin: frame.origin) {
            case .translation, .transform: break
            case .none, .matched, .ignoringSafeArea: return
            }
        case .layout, .value, .attachment, .deferred: return
        }
        if let environment = node.transaction?.environment { presentation.environment = environment }
        let shown = presentation.presented(frame, of: node)
        if shown != frame {
            frame = shown
            if takesSize { proposal = ProposedViewSize(shown.size) }
            context.isMoving = true
        }
    }

    /// Moves the frame that an effect is drawn in to where animations show it; what is in it has places of its own.
    private func settleMoving(
        _ node: Node, in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext
    ) {
        guard let shown = presentation?.presented(frame, of: node), shown != frame else { return }
        var moving = context
        moving.isMoving = true
        node.settle(in: shown, proposal, moving)
    }

    /// Places what is on its way out of a node, where it stood last.
    private func placeLeaving(of node: Node, in frame: CGRect, _ context: PlacementContext) {
        guard let presentation, let leaving = node.leaving else { return }
        for view in leaving {
            guard let place = presentation.place(ofLeaving: view, in: node, frame) else { continue }
            self.place(view, in: place.frame, proposal: place.proposal, context)
        }
    }

    private func report(_ origin: CGPoint, of child: Node, in node: Node) {
        let name = node.described.nodeName
        session.report(
            RenderError(
                "\(name) placed \(child.described.nodeName) at (\(number(origin.x)), \(number(origin.y)))",
                at: .init(child.label ?? node.label ?? name, source: child.source ?? node.source),
                hint: "a place must be finite"))
    }

    private func report(_ frame: CGRect, of node: Node) {
        node.leaveOut()
        let (origin, size) = (frame.origin, frame.size)
        session.report(
            RenderError(
                "\(node.described.nodeName) came to stand at (\(number(origin.x)), \(number(origin.y))), "
                    + "\(number(size.width)) by \(number(size.height)) points large",
                at: .init(node.nameForPeople, source: node.source), hint: "places and sizes must be finite"))
    }

    private func place(
        _ child: Node, under effect: any NodeEffect, of node: Node, _ frame: CGRect, _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        switch effect.geometry(size: frame.size, origin: frame.origin) {
        case .none:
            if presentation != nil, effect.isDrawnInFrame { settleMoving(node, in: frame, proposal, context) }
            place(child, at: frame.origin, proposal: proposal, context)
        case .translation(let offset):
            // Moved out of sight for good, as by a division by zero: nothing is drawn.
            guard offset.x.isFinite, offset.y.isFinite else { return child.leaveOut() }
            place(child, at: frame.origin + offset, proposal: proposal, context)
        case .ignoringSafeArea(let edges):
            let extended = extended(frame, at: edges, of: node, context)
            let offer = ProposedViewSize(
                width: proposal.width.map { $0 + extended.width - frame.width },
                height: proposal.height.map { $0 + extended.height - frame.height })
            place(child, at: extended.origin, proposal: offer, context)
        case .transform(let transform):
            var inner = context
            inner.space = Space(transform, at: CGPoint(x: frame.midX, y: frame.midY), in: context.space)
            place(child, at: frame.origin, proposal: proposal, inner)
        case .matched(let matched):
            let member = MatchedMember(
                node: node, child: child, matched: matched, frame: frame, proposal: proposal, context: context,
                readers: openReaders)
            place(member)
        }
    }
}

extension PlacementPass {
    /// The frame of a view that ignores the safe area at `edges`.
    private func extended(_ frame: CGRect, at edges: Edge.Set, of node: Node, _ context: PlacementContext) -> CGRect {
        guard !edges.isEmpty, let safeArea = context.safeArea else { return frame }
        return safeArea.extended(frame, at: edges, isRightToLeft: node.isRightToLeft, in: context.space)
    }
}

// MARK: - What stands before or behind a view

extension PlacementPass {
    private func place(
        _ attachment: Attachment, of node: Node, _ frame: CGRect, _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        guard case .reader = attachment.content else {
            place(attachment.primary, at: frame.origin, proposal: proposal, context)
            placeSecondary(attachment, of: node, frame, proposal, context)
            return
        }
        let reader = OpenReader { [self] in placeSecondary(attachment, of: node, frame, proposal, context) }
        reader.pending = 1
        openReaders.append(reader)
        place(attachment.primary, at: frame.origin, proposal: proposal, context)
        openReaders.removeLast()
        reader.complete()
    }

    private func placeSecondary(
        _ attachment: Attachment, of node: Node, _ frame: CGRect, _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        let frame = extended(frame, at: attachment.ignoredEdges, of: node, context)
        let nodes: [Node] =
            switch attachment.content {
            case .views(let nodes): nodes
            case .reader(let key, let evaluation): evaluation(attachment.primary.preference(key))
            }
        guard let secondary = session.layered(nodes, around: node) else { return }
        attachment.made = [secondary]
        let offer = ProposedViewSize(frame.size)
        let dimensions = secondary.dimensions(in: offer)
        let primary = ViewDimensions(node: attachment.primary, proposal: proposal, size: frame.size)
        var offset = primary.point(attachment.alignment) - dimensions.point(attachment.alignment)
        if node.isRightToLeft { offset.x = frame.width - offset.x - dimensions.width }
        place(secondary, at: frame.origin + offset, proposal: offer, context)
    }
}

/// A preference reader that waits until all in its primary is placed.
final class OpenReader {
    /// Consumers in the primary without a place, and the primary itself.
    var pending = 0
    private let finish: () -> Void

    init(finish: @escaping () -> Void) {
        self.finish = finish
    }

    func complete() {
        pending -= 1
        if pending == 0 { finish() }
    }
}
