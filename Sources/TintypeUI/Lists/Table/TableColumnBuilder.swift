import Foundation
import TintypeTree

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Columns that order nothing stand beside those that do.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> _UnsortedTableColumn<Sort, Column>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        _UnsortedTableColumn(column)
    }

    public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
    where Column.TableRowValue == RowValue { first }

    public static func buildPartialBlock<First: TableColumnContent, Second: TableColumnContent>(
        accumulated: First, next: Second
    ) -> _TableColumnPair<Sort, First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _TableColumnPair(accumulated, next)
    }

    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _EitherTableColumns<Sort, First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _EitherTableColumns(first, or: nil)
    }

    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _EitherTableColumns<Sort, First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _EitherTableColumns(nil, or: second)
    }

    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}

/// Columns, and a column after them.
public nonisolated struct _TableColumnPair<Sort, First: TableColumnContent, Second: TableColumnContent>:
    TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableColumnSortComparator = Sort

    let first: First
    let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<First.TableRowValue>) {
        First._collect(column.first, into: &columns)
        Second._collect(column.second, into: &columns)
    }
}

/// A column that orders nothing, among columns that do.
public nonisolated struct _UnsortedTableColumn<Sort, Column: TableColumnContent>: TableColumnContent {
    public typealias TableColumnSortComparator = Sort

    let column: Column

    init(_ column: Column) {
        self.column = column
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<Column.TableRowValue>) {
        Column._collect(column.column, into: &columns)
    }
}

/// Columns of one of two kinds.
public nonisolated struct _EitherTableColumns<Sort, First: TableColumnContent, Second: TableColumnContent>:
    TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableColumnSortComparator = Sort

    let first: First?
    let second: Second?

    init(_ first: First?, or second: Second?) {
        self.first = first
        self.second = second
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<First.TableRowValue>) {
        if let first = column.first { First._collect(first, into: &columns) }
        if let second = column.second { Second._collect(second, into: &columns) }
    }
}
