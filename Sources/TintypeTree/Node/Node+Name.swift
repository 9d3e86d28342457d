extension Node {
    /// The view's name in diagnostics: the one that the author gave to it, or to what it is wrapped around; else the word
    /// for what is inside all wrappers.
    package var nameForPeople: String {
        var node = self
        while node.label == nil {
            guard let inner = node.wrapped else { return node.described.nodeName }
            node = inner
        }
        return node.label ?? described.nodeName
    }

    /// The one view that this node is put around; nil for what is no wrapper.
    private var wrapped: Node? {
        switch kind {
        case .leaf, .deferred: nil
        case .layout(_, let children): children.count == 1 ? children[0] : nil
        case .effect(_, let child), .value(_, let child): child
        case .attachment(let attachment): attachment.primary
        }
    }
}
