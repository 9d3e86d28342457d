import TintypeTree

/// Rows of which some hold others, which a tap on their arrow brings out. They are closed at first.
public nonisolated struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: BuiltInView {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let rowContent: (Data.Element) -> RowContent

    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineElement(element: element, id: id, children: children, content: rowContent)
        }
    }
}
