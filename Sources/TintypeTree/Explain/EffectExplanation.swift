import Foundation
import TintypeGraphics

/// The words for an effect's change of sizes and places: mostly none.
struct EffectExplanation {
    private(set) var isThrough = true
    private(set) var proposing: [String] = []
    private(set) var answering: [String] = []
    private(set) var standing: [String] = []

    init(_ effect: any NodeEffect, _ node: Node, _ child: Node, root: Node) {
        guard let placement = node.placement else { return }
        switch effect.geometry(size: placement.frame.size, origin: placement.frame.origin) {
        case .none: break
        case .translation(let offset):
            standing = ["moved by \(points(offset)): \(effect.nodeName) draws it there, and no other view notices"]
        case .transform:
            standing = ["drawn through \(effect.nodeName), and no other view notices"]
            if let seen = child.placement?.frameInRoot {
                standing.append("what is seen of it is \(points(seen.size)) at \(points(seen.origin)) of the canvas")
            }
        case .ignoringSafeArea(let edges): reachOut(edges, placement, child)
        case .matched(let matched): follow(matched, placement, child, in: root)
        }
    }

    private mutating func reachOut(_ edges: Edge.Set, _ placement: Placement, _ child: Node) {
        guard let inner = child.placement, let safeArea = placement.context.safeArea else { return }
        let extended = safeArea.extended(
            placement.frame, at: edges, isRightToLeft: child.isRightToLeft, in: placement.space)
        guard extended != placement.frame else { return }
        let added = CGSize(
            width: extended.width - placement.frame.width, height: extended.height - placement.frame.height)
        isThrough = false
        proposing = [
            "adds the unsafe area, \(points(added.width)) to the width and \(points(added.height)) to the height: "
                + "proposes \(points(inner.proposal))"
        ]
        answering = ["stays \(points(placement.frame.size)) for the views around it"]
        standing = EffectExplanation.reaching(from: placement.frame, to: inner.frame)
    }

    /// Says how far a view reaches out of the frame that it was laid out in.
    static func reaching(from frame: CGRect, to extent: CGRect) -> [String] {
        [
            "reaches \(points(frame.minY - extent.minY)) above and \(points(frame.minX - extent.minX)) to the left, "
                + "into the unsafe area"
        ]
    }

    private mutating func follow(_ matched: MatchedGeometry, _ placement: Placement, _ child: Node, in root: Node) {
        guard let inner = child.placement else { return }
        let moved = inner.frame.origin != placement.frame.origin
        guard moved || inner.proposal != placement.proposal else { return }
        isThrough = false
        let leader = root.leader(of: matched, for: inner)
        let name =
            leader.map { "\($0.explainedName.short), which leads the matched group" } ?? "what leads the matched group"
        if matched.properties.contains(.size) {
            proposing = ["proposes the size of \(name): \(points(inner.proposal))"]
        } else {
            proposing = ["passes the proposal on"]
        }
        answering = ["stays \(points(placement.frame.size)) for the views around it"]
        standing =
            matched.properties.contains(.position)
            ? ["its \(matched.anchor.name) is on that of \(name)"]
            : ["keeps the place that the views around it gave it"]
    }
}

extension Node {
    /// The source that a placed follower stands on: of its group, the one whose anchor is where the follower's is.
    fileprivate func leader(of matched: MatchedGeometry, for follower: Placement) -> Node? {
        if case .effect(let effect as MatchedGeometryEffect, let child) = kind, effect.matched.isSource,
            effect.matched.key == matched.key, let placement = child.placement,
            let own = placement.point(effect.matched.anchor), let other = follower.point(matched.anchor)
        {
            let isMet = isSame(own.x, other.x) && isSame(own.y, other.y)
            let isTaken = isSame(ProposedViewSize(placement.frame.size), follower.proposal)
            if matched.properties.contains(.position) ? isMet : isTaken { return self }
        }
        for child in placedChildren {
            if let found = child.leader(of: matched, for: follower) { return found }
        }
        return nil
    }
}

extension Placement {
    /// A point of the view on the canvas; nil where it is not seen.
    fileprivate func point(_ anchor: UnitPoint) -> CGPoint? {
        geometry.toRoot(anchor.point(in: frame.size)).point
    }
}
