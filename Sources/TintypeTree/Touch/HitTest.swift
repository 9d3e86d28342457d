import Foundation
import TintypeGraphics

/// A search for what a finger meets at a point. It goes through the views as drawing does, from the top down.
struct HitTest {
    /// A gesture at the point.
    struct Met {
        let node: Node
        /// The responder's number among the node's parts in touches.
        let index: Int
        let responder: TouchResponder
    }

    /// In points of the root.
    let point: CGPoint
    /// The gestures of the view that is met and of those around it, the innermost first.
    private(set) var met: [Met] = []
    /// The view that is met and those around it, the innermost first; empty where there is none.
    private(set) var path: [Node] = []

    /// Indicates whether what is dragged is held over the point, which whole frames take.
    private let isDropping: Bool

    init(_ point: CGPoint, in root: Node, dropping isDropping: Bool = false) {
        self.point = point
        self.isDropping = isDropping
        _ = meets(root)
    }

    private mutating func meets(_ node: Node) -> Bool {
        guard let placement = node.placement else { return false }
        let (inner, depth) = (met.count, path.count)
        var isMet = meetsContent(of: node, placement)
        for (index, trait) in (node.touch ?? []).enumerated() {
            switch trait {
            case .responder(let responder):
                if isMet { met.append(Met(node: node, index: index, responder: responder)) }
                continue
            case .contentShape(let contains): isMet = self.contains(placement, contains)
            case .drop:
                guard isDropping, !isMet else { continue }
                isMet = self.contains(placement) { CGRect(origin: .zero, size: $1).contains($0) }
            case .letsThrough: isMet = false
            case .control, .spoken, .offer, .focus, .keys, .shortcut, .element: continue
            }
            if !isMet {
                met.removeSubrange(inner...)
                path.removeSubrange(depth...)
            }
        }
        if isMet { path.append(node) }
        return isMet
    }

    /// Returns whether the point is in a part of a view, which is told of it and of the size, in points of the view.
    private func contains(_ placement: Placement, _ contains: (CGPoint, CGSize) -> Bool) -> Bool {
        placement.geometry.fromRoot(HomogeneousPoint(point))?.point.map { contains($0, placement.frame.size) } ?? false
    }

    private mutating func meetsContent(of node: Node, _ placement: Placement) -> Bool {
        switch node.kind {
        case .leaf(let box):
            guard let place = place(in: placement.space) else { return false }
            return box.leaf.isTouched(at: place, in: placement.frame, proposal: placement.proposal)
        case .layout(_, let children): return meetsOne(of: children)
        case .value(_, let child): return meets(child)
        case .effect(let effect, let child):
            switch effect.drawing(in: placement.frame) {
            case .hidden: return false
            case .layer(.clip(let path, let style)):
                guard let place = place(in: placement.space), path.contains(place, eoFill: style.isEOFilled) else {
                    return false
                }
            case .layer, .shadow, .redacted, .none: break
            }
            return meets(child)
        case .attachment(let attachment):
            if attachment.isMask { return meets(attachment.primary) }
            if attachment.isBehind { return meets(attachment.primary) || meetsOne(of: attachment.made) }
            return meetsOne(of: attachment.made) || meets(attachment.primary)
        case .deferred(let content): return meetsOne(of: content.made)
        }
    }

    /// The topmost of siblings goes first: the last one of the greatest zIndex.
    private mutating func meetsOne(of nodes: [Node]) -> Bool {
        let ordered = nodes.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) > ($1.element.traits.zIndex, $1.offset)
        }
        for (_, node) in ordered where meets(node) { return true }
        return false
    }

    /// The point in a space; nil where an effect has no inverse.
    private func place(in space: Space) -> CGPoint? {
        space.isRoot ? point : space.fromRoot.flatMap { HomogeneousPoint(point).applying($0).point }
    }
}

extension Leaf {
    /// Returns whether a finger at a point of the leaf's space meets the leaf: inside its frame where it draws anything, and a
    /// shape where its own lines and areas are.
    fileprivate func isTouched(at point: CGPoint, in frame: CGRect, proposal: ProposedViewSize) -> Bool {
        if !isTouchedByOutline, !frame.contains(point) { return false }
        var builder = DisplayListBuilder(scale: 1)
        draw(in: frame, proposal: proposal, into: &builder)
        return isTouchedByOutline ? builder.items.contains { $0.covers(point) } : !builder.items.isEmpty
    }
}

extension DisplayItem {
    fileprivate func covers(_ point: CGPoint) -> Bool {
        switch self {
        case .fill(let path, let style, _): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let path, let style, _): path.strokedPath(style).contains(point)
        case .group(_, let items): items.contains { $0.covers(point) }
        default: false
        }
    }
}
