import TintypeTree

/// A tree of data: an element with children is a disclosure group of them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let roots: [Data.Element]
    private let id: KeyPath<Data.Element, ID>
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(roots, id: id) { element in
            OutlineElement(element: element, id: id, children: children, content: content)
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates a group of the elements of a tree, each with its children at a key path.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: children, content: content)
    }

    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: children, content: content)
    }

    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(roots: Array(data), id: \.id, children: children, content: content)
    }

    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(roots: [root], id: \.id, children: children, content: content)
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
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    var body: some View {
        if let below = element[keyPath: children] {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    children: AnyView(
                        ForEach(Array(below), id: id) { child in
                            OutlineElement(element: child, id: id, children: children, content: content)
                        }))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}
