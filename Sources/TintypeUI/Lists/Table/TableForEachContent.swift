import Foundation
public import TintypeTree

/// A row for each element of a table's data: SwiftUI's type.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>

    init(_ data: Data) {
        rows = ForEach(data)
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<Data.Element>, into scope: inout Scope
    ) {
        ForEach._evaluate(row: row.rows, of: columns, into: &scope)
    }
}
