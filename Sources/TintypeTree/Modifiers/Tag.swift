/// The key of the tag by which a picker or a tab view knows a view.
private enum TagKey: SaidKey {
    typealias Value = [AnyHashable]
}

/// `tag(_:)`: the value stands for the view where one of several is chosen.
package struct TagModifier: NodeModifier {
    let tags: [AnyHashable]

    /// - Parameter tags: All values that mean the view, as a value itself and the same as an optional one.
    package init(_ tags: [AnyHashable]) {
        self.tags = tags
    }

    package func modify(_ node: Node, in scope: inout Scope) -> Node {
        node.say(TagKey.self, tags)
        return node
    }
}

extension Node {
    /// The values that stand for the view: those of the outermost `tag(_:)` on it.
    package var tags: [AnyHashable] { said(TagKey.self) ?? [] }
}
