import TintypeTree

/// The edits that can be made to the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows that can be edited.
public nonisolated struct _EditableRows<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
>:
    PrimitiveView
{
    let actions: EditActions<Data>
    let rows: ForEach<Binding<Data>, ID, RowContent>

    func evaluate(into scope: inout Scope) {
        let actions = actions
        let modifier = ListRowModifier { row in
            row.canMove = row.canMove ?? actions.contains(.move)
            row.canDelete = row.canDelete ?? actions.contains(.delete)
        }
        scope.wrap(with: modifier) { ForEach._evaluate(rows, into: &$0) }
    }
}

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
