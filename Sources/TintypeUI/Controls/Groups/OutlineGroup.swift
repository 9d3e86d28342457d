import TintypeTree

/// A tree of data: an element with children is a disclosure group of them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let roots: [Data.Element]
    private let tree: OutlineTree<Data, ID>
    private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(data: roots, id: tree.id) { OutlineElement(element: $0, tree: tree, content: content) }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    private init(
        _ roots: [Data.Element], _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
        _ content: @escaping (Data.Element) -> Leaf
    ) {
        let tree = OutlineTree<Data, ID>(id: { $0[keyPath: id] }, children: { $0[keyPath: children] })
        self.init(roots: roots, tree: tree, content: content)
    }

    /// Creates a group of the elements of a tree, each with its children at a key path.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(Array(data), id, children, content)
    }

    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init([root], id, children, content)
    }

    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(Array(data), \.id, children, content)
    }

    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init([root], \.id, children, content)
    }

    /// Creates a group of bindings to the elements of a tree.
    public init<C: MutableCollection & RandomAccessCollection, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element {
        self.init(roots: Array(data), tree: OutlineTree(id, children), content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element {
        self.init(roots: [root], tree: OutlineTree(id, children), content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element, ID == E.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element, ID == E.ID {
        self.init(root, id: \.id, children: children, content: content)
    }
}

/// The children of an element of a tree.
public nonisolated struct OutlineSubgroupChildren: BuiltInView {
    let children: AnyView

    public var body: some View { children }
}

/// An element of a tree, and what is below it.
nonisolated struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: BuiltInView {
    let element: Data.Element
    let tree: OutlineTree<Data, ID>
    let content: (Data.Element) -> Leaf

    var body: some View {
        if let below = tree.children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    children: AnyView(
                        ForEach(data: Array(below), id: tree.id) {
                            OutlineElement(element: $0, tree: tree, content: content)
                        }))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}
