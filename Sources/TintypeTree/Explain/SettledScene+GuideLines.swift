import Foundation
package import TintypeGraphics

extension SettledScene {
    /// The baselines of all texts, and the guides by which stacks align what is in them.
    package var guideLines: [GuideLine] {
        var lines: [GuideLine] = []
        func collect(_ node: Node, _ way: [Int]) {
            lines += node.guideLines(way)
            for (index, child) in node.placedChildren.enumerated() { collect(child, way + [index]) }
        }
        collect(root, [])
        return lines
    }
}

extension Node {
    fileprivate func guideLines(_ way: [Int]) -> [GuideLine] {
        switch kind {
        case .leaf: baselines(way)
        case .layout(let box, let children):
            (box.described as? any StackLayout).flatMap { stackLine($0, children, way) }.map { [$0] } ?? []
        case .effect, .value, .attachment, .deferred: []
        }
    }

    private func baselines(_ way: [Int]) -> [GuideLine] {
        guard let placement, case .leaf(let box) = kind, box.leaf is TextLeaf else { return [] }
        let dimensions = ViewDimensions(node: self, proposal: placement.proposal, size: placement.frame.size)
        let (first, last) = (
            dimensions[VerticalAlignment.firstTextBaseline], dimensions[VerticalAlignment.lastTextBaseline]
        )
        return (first == last ? [first] : [first, last]).compactMap { y in
            line(.baseline, from: CGPoint(x: 0, y: y), to: CGPoint(x: placement.frame.width, y: y), way)
        }
    }

    private func stackLine<Stack: StackLayout>(_ stack: Stack, _ children: [Node], _ way: [Int]) -> GuideLine? {
        guard let placement, children.count > 1, let child = children.first, let inner = child.placement else {
            return nil
        }
        let cross = Stack.axis.cross
        let dimensions = ViewDimensions(node: child, proposal: inner.proposal, size: inner.frame.size)
        let guide = dimensions[stack.guide]
        var start = CGPoint.zero
        var end = CGPoint.zero
        end[Stack.axis] = placement.frame.size[Stack.axis]
        let place =
            cross == .horizontal && isRightToLeft
            ? inner.frame.maxX - guide - placement.frame.minX
            : inner.frame.origin[cross] + guide - placement.frame.origin[cross]
        (start[cross], end[cross]) = (place, place)
        return line(.alignment, from: start, to: end, way)
    }

    /// A line of the node's own space on the canvas; nil where nothing is seen of it.
    private func line(_ kind: GuideLine.Kind, from start: CGPoint, to end: CGPoint, _ way: [Int]) -> GuideLine? {
        guard let geometry = placement?.geometry, let from = geometry.toRoot(start).point,
            let to = geometry.toRoot(end).point
        else { return nil }
        return GuideLine(kind, from: from, to: to, owner: way)
    }
}
