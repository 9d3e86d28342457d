extension Node {
    /// The one view that this node is put around by a modifier; nil for a container and for what holds nothing.
    package var modified: Node? {
        switch kind {
        case .leaf, .deferred: nil
        case .layout(let box, let children): box.isUnary && children.count == 1 ? children[0] : nil
        case .effect(_, let child), .value(_, let child): child
        case .attachment(let attachment): attachment.primary
        }
    }

    /// The content of a type that is made only when the view is placed, of this node or of the view that it is put around.
    package func deferred<Content: DeferredContent>(as type: Content.Type) -> Content? {
        if case .deferred(let content) = kind { return content as? Content }
        return modified?.deferred(as: type)
    }
}
