import TintypeGraphics

extension Node {
    /// The view's name in explanations: that of the view seen through modifiers that change no size.
    var explainedName: LayoutExplanation.Name {
        var node = self
        var id = label
        while let inner = node.seenThrough {
            node = inner
            id = id ?? node.label
        }
        let core = node.core
        let name = node.described.nodeName
        return LayoutExplanation.Name(
            kind: name, id: id, content: core === node ? nil : core.described.nodeName, detail: core.detail)
    }

    /// The node's own name: for a step, where each modifier is told by itself.
    var stepName: LayoutExplanation.Name {
        LayoutExplanation.Name(kind: described.nodeName, id: label, content: nil, detail: detail)
    }

    /// The child of a modifier that changes no size; nil for a node that sizes itself.
    var seenThrough: Node? {
        switch kind {
        case .leaf, .layout, .deferred: nil
        case .effect(_, let child), .value(_, let child): child
        case .attachment(let attachment): attachment.primary
        }
    }

    /// The node inside all modifiers.
    private var core: Node {
        var node = self
        while true {
            if let inner = node.seenThrough {
                node = inner
            } else if case .layout(let box, let children) = node.kind, box.isUnary, children.count == 1 {
                node = children[0]
            } else {
                return node
            }
        }
    }

    private var detail: String? {
        guard case .leaf(let box) = kind else { return nil }
        let leaf = box.leaf
        let attributes = leaf.nodeAttributes
        if let text = attributes.first(where: { $0.name == "text" })?.value {
            let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return line.count > 24 ? "“\(line.prefix(23))…”" : "“\(line)”"
        }
        return attributes.first { $0.name == "systemName" }?.value
    }
}
