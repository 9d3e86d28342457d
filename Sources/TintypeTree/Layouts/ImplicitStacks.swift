extension Scope {
    /// The one view that several make at the root of a scene: they stand below each other, and none is a stack of nothing.
    func root(_ views: [Node]) -> Node {
        let there = views.filter { !$0.isLeaving }
        if there.count == 1, views.count == 1 { return there[0] }
        let root = Node(
            id: session.identity.root, kind: .layout(VStackLayout().makeBox(), there), isRightToLeft: isRightToLeft)
        if there.count < views.count { root.leaving = views.filter(\.isLeaving) }
        return root
    }

    /// The one view that several make at the root of a window, sheet, tab or page: an implicit VStack, SwiftUI's own default
    /// (`ImplicitRootType` in OpenSwiftUI), which only what lies before or behind another view replaces by a ZStack.
    package func page(_ views: [Node]) -> Node? {
        if views.count < 2 { return views.first }
        return Node(
            id: session.identity.child(of: id, .content), kind: .layout(VStackLayout().makeBox(), views),
            isRightToLeft: isRightToLeft)
    }

    /// The one view that several make where one is wanted: an implicit stack, along the axis around or over each other.
    package func single(_ views: [Node]) -> Node? {
        if views.count < 2 { return views.first }
        let box: LayoutBox =
            switch stackAxis {
            case .horizontal: HStackLayout().makeBox()
            case .vertical: VStackLayout().makeBox()
            case nil: BuiltInLayoutBox(ZStackLayout())
            }
        return Node(
            id: session.identity.child(of: id, .content), kind: .layout(box, views), isRightToLeft: isRightToLeft)
    }
}

extension Session {
    /// The one view that several make which are attached to `node`: they lie over each other, centred, whatever the modifier's
    /// alignment (Semantics.md 3.3).
    func layered(_ views: [Node], around node: Node) -> Node? {
        if views.count < 2 { return views.first }
        return Node(
            id: identity.child(of: node.id, .secondary), kind: .layout(BuiltInLayoutBox(ZStackLayout()), views),
            isRightToLeft: node.isRightToLeft)
    }
}
