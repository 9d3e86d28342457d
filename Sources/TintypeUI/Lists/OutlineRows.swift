import TintypeTree

/// Rows of which some hold others. They are closed, as at first.
public nonisolated struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: BuiltInView {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let rowContent: (Data.Element) -> RowContent

    public var body: some View {
        ForEach(data, id: id) { element in
            HStack {
                rowContent(element)
                if element[keyPath: children] != nil {
                    Spacer()
                    Image(systemName: "chevron.right")
                        .font(.system(size: 14, weight: .semibold))
                        .foregroundStyle(.tint)
                }
            }
        }
    }
}
