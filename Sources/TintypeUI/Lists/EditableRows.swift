import Foundation
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
        let (data, owner) = (rows.data, scope.id)
        scope.wrap(with: modifier) { scope in
            let mover = { (number: Int) in
                ListRowModifier(
                    movedBy: { data.wrappedValue.move(fromOffsets: IndexSet(integer: $0), toOffset: $1) },
                    number: number, of: owner)
            }
            guard actions.contains(.delete), let list = data.wrappedValue as? any RangeReplaceableCollection else {
                return scope.wrap(with: mover) { ForEach._evaluate(rows, into: &$0) }
            }
            scope.wrap(with: mover) { scope in
                scope.wrap(with: { number in
                    ListRowModifier(
                        deletedBy: { if let rest = list.removing($0) as? Data { data.wrappedValue = rest } },
                        number: number)
                }) { ForEach._evaluate(rows, into: &$0) }
            }
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
