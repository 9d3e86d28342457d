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
        let data = rows.data
        scope.wrap(with: modifier) { scope in
            guard actions.contains(.delete), let list = data.wrappedValue as? any RangeReplaceableCollection else {
                return ForEach._evaluate(rows, into: &scope)
            }
            scope.wrap(with: { number in
                ListRowModifier(
                    deletedBy: { if let rest = list.removing($0) as? Data { data.wrappedValue = rest } }, number: number
                )
            }) { ForEach._evaluate(rows, into: &$0) }
        }
    }
}

extension RangeReplaceableCollection {
    /// The collection without its n-th element.
    fileprivate func removing(_ number: Int) -> Self {
        var rest = self
        rest.remove(at: index(startIndex, offsetBy: number))
        return rest
    }
}
