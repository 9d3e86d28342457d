/// What a picker or a tab view knows a view by.
private enum TagKey: LayoutValueKey {
    static var defaultValue: [AnyHashable] { [] }
}

/// `tag(_:)`: the value stands for the view where one of several is chosen.
package struct TagModifier: NodeModifier {
    let tags: [AnyHashable]

    /// - Parameter tags: All values that mean the view, as a value itself and the same as an optional one.
    package init(_ tags: [AnyHashable]) {
        self.tags = tags
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.traits.layoutValues[ObjectIdentifier(TagKey.self)] = tags
        return node
    }
}

extension Node {
    /// The values that stand for the view: those of the outermost `tag(_:)` on it. Frames and paddings around do not hide
    /// them.
    package var tags: [AnyHashable] {
        if let tags = traits.layoutValues[ObjectIdentifier(TagKey.self)] as? [AnyHashable] { return tags }
        switch kind {
        case .effect(_, let child), .value(_, let child): return child.tags
        case .attachment(let attachment): return attachment.primary.tags
        case .layout(let box, let children): return box.isUnary && children.count == 1 ? children[0].tags : []
        case .leaf, .deferred: return []
        }
    }
}
