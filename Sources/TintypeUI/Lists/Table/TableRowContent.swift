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
        scope.wrap(with: TagModifier([AnyHashable(value.id)])) { TableCells._evaluate(row, into: &$0) }
    }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }

    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    public static func buildPartialBlock<Row: TableRowContent>(first: Row) -> Row
    where Row.TableRowValue == Value { first }

    public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated: First, next: Second
    ) -> _TableRowPair<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRowPair(accumulated, next)
    }

    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherTableRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _EitherTableRows(first, or: nil)
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherTableRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        _EitherTableRows(nil, or: second)
    }

    public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> Row { row }
}

/// No row: SwiftUI's type.
public nonisolated struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    public init() {}

    public nonisolated static func _evaluate(row: Self, of columns: _TableColumns<Value>, into scope: inout Scope) {}
}

/// Rows, and a row after them.
public nonisolated struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue

    let first: First
    let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<First.TableRowValue>, into scope: inout Scope
    ) {
        scope.descend(.index(0)) { First._evaluate(row: row.first, of: columns, into: &$0) }
        scope.descend(.index(1)) { Second._evaluate(row: row.second, of: columns, into: &$0) }
    }
}

/// Rows of one of two kinds.
public nonisolated struct _EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    let first: First?
    let second: Second?

    init(_ first: First?, or second: Second?) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<First.TableRowValue>, into scope: inout Scope
    ) {
        if let first = row.first {
            scope.descend(.branch(true)) { First._evaluate(row: first, of: columns, into: &$0) }
        }
        if let second = row.second {
            scope.descend(.branch(false)) { Second._evaluate(row: second, of: columns, into: &$0) }
        }
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
