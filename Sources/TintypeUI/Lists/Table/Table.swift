import TintypeTree

/// Rows of values with several columns: SwiftUI's view. It takes the room that it is offered.
///
/// If there is room from side to side, the titles of the columns stand above the rows; on macOS every other row is
/// shaded. If there is little, as on a phone that is held upright, the table is a list of its first column.
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: PrimitiveView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    let selection: ListSelection?
    let comparator: Any?
    let columns: Columns
    let rows: Rows

    func evaluate(into scope: inout Scope) {
        var found = _TableColumns<Value>(comparator: comparator)
        Columns._collect(columns, into: &found)
        let columns = found
        let rows = rows
        let table = TableContainer(
            columns: columns.looks, selection: selection,
            rows: ScopeView { Rows._evaluate(row: rows, of: columns, into: &$0) })
        TableContainer._evaluate(table, into: &scope)
    }
}
