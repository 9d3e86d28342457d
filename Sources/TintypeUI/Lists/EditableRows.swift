import TintypeTree

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
