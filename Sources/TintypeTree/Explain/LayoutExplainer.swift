import Foundation
import TintypeGraphics

/// Explains views of a settled scene. It asks the settled nodes again and changes nothing that is drawn.
package struct LayoutExplainer {
    private let scene: SettledScene

    package init(_ scene: SettledScene) {
        self.scene = scene
    }

    /// The reasons for the view's size and place.
    ///
    /// - Parameter indices: The way from the root: at each view, which of its placed children to take.
    package func explanation(at indices: [Int]) -> LayoutExplanation {
        var nodes = [scene.root]
        for index in indices { nodes.append(nodes[nodes.count - 1].placedChildren[index]) }
        let subject = nodes.count - 1
        while let inner = nodes[nodes.count - 1].seenThrough, inner.placement != nil { nodes.append(inner) }
        var steps: [LayoutExplanation.Step] = []
        for (index, node) in nodes.enumerated() {
            let outer = index > 0 ? nodes[index - 1] : nil
            let inner = index + 1 < nodes.count ? nodes[index + 1] : nil
            let name = outer.map { pathPart(node, in: $0) } ?? node.pathPart
            steps.append(step(node, in: outer, towards: inner, path: (steps.last.map { $0.path + "/" } ?? "") + name))
        }
        return LayoutExplanation(canvas: scene.size, canvasWords: canvasWords, steps: steps, subject: subject)
    }

    private func pathPart(_ node: Node, in outer: Node) -> String {
        let siblings = outer.placedChildren
        let isOnly = node.label != nil || siblings.count < 2
        let index = siblings.firstIndex { $0 === node }
        return isOnly ? node.pathPart : "\(node.pathPart)[\(index ?? 0)]"
    }

    private func step(
        _ node: Node, in outer: Node?, towards inner: Node?, path: String
    ) -> LayoutExplanation.Step {
        guard let placement = node.placement else {
            preconditionFailure("only views that were placed are on the way to one")
        }
        let words = NodeExplanation(node, towards: inner, root: scene.root)
        let around = outer?.placement?.frame.origin ?? .zero
        let asked = Self.shortened(words.asked)
        return LayoutExplanation.Step(
            name: node.stepName, shownName: node.explainedName, path: path, source: node.source,
            proposal: placement.proposal,
            answer: placement.frame.size, origin: placement.frame.origin - around, frame: placement.frameInRoot,
            isThrough: words.isThrough, proposing: words.proposing, asked: asked,
            unnamed: words.asked.count - asked.count, answering: words.answering,
            standing: outer.map { NodeExplanation($0, towards: node, root: scene.root).standing(of: node) }
                ?? rootWords,
            guides: node.guideValues)
    }

    /// The most rows of one container.
    private static let longest = 8

    /// The rows that are kept of many: those nearest to the view, and the first and the last.
    private static func shortened(_ asked: [LayoutExplanation.Asked]) -> [LayoutExplanation.Asked] {
        guard asked.count > longest else { return asked }
        let focus = asked.firstIndex(where: \.isOnPath) ?? 0
        let near = max(min(focus - 2, asked.count - longest + 2), 1)
        return asked.indices.filter { index in
            index == 0 || index == asked.count - 1 || (near..<near + longest - 2).contains(index)
        }.map { asked[$0] }
    }

    // MARK: The canvas

    private var safeArea: EdgeInsets { scene.root.placement?.context.safeArea?.insets ?? EdgeInsets() }

    private var canvasWords: [String] {
        guard let placement = scene.root.placement else { return [] }
        let root = scene.root.explainedName.short
        let inset = safeArea
        var words: [String] = []
        if inset != EdgeInsets() {
            let named = zip(
                ["top", "leading", "bottom", "trailing"], [inset.top, inset.leading, inset.bottom, inset.trailing])
            let sides = named.filter { $0.1 != 0 }.map { "\(points($0.1)) at the \($0.0)" }
            words.append("keeps the safe area free: \(listed(sides))")
        }
        words.append("proposes \(points(placement.proposal)) to \(root)")
        let open = Axis.allCases.filter { placement.proposal[$0] == nil }
        if !open.isEmpty { words.append("its \(listed(open.map(\.lengthWord))) will be that of the scene") }
        return words
    }

    private var rootWords: [String] {
        guard let frame = scene.root.placement?.frame else { return [] }
        let inset = safeArea
        if frame == CGRect(origin: .zero, size: scene.size) { return ["as large as the canvas"] }
        return Axis.allCases.map { axis in
            let (start, end) =
                axis == .horizontal ? (inset.leading, inset.trailing) : (inset.top, inset.bottom)
            let room = scene.size[axis] - start - end
            if isSame(room, frame.size[axis]), isSame(frame.origin[axis], start) {
                return start == 0
                    ? "as \(axis.longWord) as the canvas"
                    : "as \(axis.longWord) as the safe area, from \(points(start))"
            }
            let lead = start == 0 ? "" : "\(points(start)) + "
            return "centred along the \(axis.lengthWord): "
                + "\(lead)(\(points(room)) − \(points(frame.size[axis]))) / 2 = \(points(frame.origin[axis]))"
        }
    }
}

extension Node {
    /// The children that are to be seen in the settled tree.
    var placedChildren: [Node] { children.filter { $0.placement != nil } }

    fileprivate var pathPart: String { described.nodeName + (label.map { "#\($0)" } ?? "") }

    /// The guides that the view itself sets: those of its text, and those that were set by hand.
    fileprivate var guideValues: [LayoutExplanation.Guide] {
        guard let placement else { return [] }
        let dimensions = ViewDimensions(node: self, proposal: placement.proposal, size: placement.frame.size)
        var keys: [AlignmentKey] = []
        switch kind {
        case .leaf:
            let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
            keys = baselines.filter { dimensions[explicit: $0] != nil }
            if keys.count == 2, dimensions[keys[0]] == dimensions[keys[1]] { keys.removeLast() }
        case .value(.alignmentGuide(let key, _), _): keys = [key]
        case .layout, .effect, .value, .attachment, .deferred: break
        }
        return keys.map { LayoutExplanation.Guide(name: $0.name, value: dimensions[$0]) }
    }
}
