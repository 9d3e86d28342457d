import TintypeTree

/// Rows of which some hold others, which a tap on their arrow brings out. They are closed at first.
public nonisolated struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: BuiltInView {
    let data: Data
    let tree: OutlineTree<Data, ID>
    let rowContent: (Data.Element) -> RowContent

    init(
        data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        rowContent: @escaping (Data.Element) -> RowContent
    ) {
        (self.data, self.rowContent) = (data, rowContent)
        tree = OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] })
    }

    init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Data == Binding<C> {
        (self.data, self.rowContent) = (data, rowContent)
        tree = OutlineTree(id, children)
    }

    public var body: some View {
        ForEach(data: data, id: tree.id) { OutlineElement(element: $0, tree: tree, content: rowContent) }
    }
}
