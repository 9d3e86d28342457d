import Foundation
public import TintypeTree

/// A row of a table, or several: SwiftUI's protocol. The system's types are the only ones.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The value of a row.
    associatedtype TableRowValue: Identifiable

    nonisolated static func _evaluate(row: Self, of columns: _TableColumns<TableRowValue>, into scope: inout Scope)
}

/// The row of a value: SwiftUI's type.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    let value: Value

    /// Creates the row of a value.
    public init(_ value: Value) {
        self.value = value
    }

    public nonisolated static func _evaluate(row: Self, of columns: _TableColumns<Value>, into scope: inout Scope) {
        columns.appendRow(row.value, into: &scope)
    }
}

extension _TableColumns where RowValue: Identifiable {
    /// Appends the cells of a row's value.
    ///
    /// - Parameters:
    ///   - mark: Before the first cell of a row that holds others.
    ///   - depth: The number of rows that hold the row.
    func appendRow(_ value: RowValue, mark: TableRowMark? = nil, depth: Int = 0, into scope: inout Scope) {
        let cells = columns.map { ScopeView($0.cell(value)) }
        let row = TableCells(columns: looks, cells: cells, mark: mark, depth: depth)
        scope.wrap(with: SayModifier(TagKey.self, [AnyHashable(value.id)])) { TableCells._evaluate(row, into: &$0) }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public nonisolated static func _evaluate(
        row: Wrapped?, of columns: _TableColumns<Wrapped.TableRowValue>, into scope: inout Scope
    ) {
        guard let row else { return }
        scope.descend(.branch(true)) { Wrapped._evaluate(row: row, of: columns, into: &$0) }
    }
}
