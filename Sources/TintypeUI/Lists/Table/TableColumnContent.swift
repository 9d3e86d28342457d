import Foundation
import TintypeTree

/// A column of a table, or several: SwiftUI's protocol. The system's types are the only ones.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The value of a row.
    associatedtype TableRowValue
    /// The comparator that orders rows; Never for columns that order nothing.
    associatedtype TableColumnSortComparator

    nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<TableRowValue>)
}

/// The columns of a table, in order.
public struct _TableColumns<RowValue> {
    struct Column {
        let title: (inout Scope) -> Void
        var width = TableColumnWidth.flexible
        var alignment = HorizontalAlignment.leading
        var isHidden = false
        /// The direction in which a comparator orders the rows; nil where it does not order by this column.
        let order: (Any) -> SortOrder?
        let cell: (RowValue) -> (inout Scope) -> Void
    }

    private(set) var columns: [Column] = []
    /// The first comparator by which the rows are ordered; nil for none.
    let comparator: Any?

    init(comparator: Any?) {
        self.comparator = comparator
    }

    mutating func add(_ column: Column) {
        if !column.isHidden { columns.append(column) }
    }

    /// Edits the columns that `body` adds.
    mutating func editing(_ edit: (inout Column) -> Void, _ body: (inout _TableColumns) -> Void) {
        let start = columns.count
        body(&self)
        for index in start..<columns.count { edit(&columns[index]) }
        columns = columns[..<start] + columns[start...].filter { !$0.isHidden }
    }

    /// The columns as they are drawn.
    var looks: [TableColumnLook] {
        columns.map { column in
            TableColumnLook(
                title: ScopeView(column.title), width: column.width, alignment: column.alignment,
                isAscending: comparator.flatMap { column.order($0) }.map { $0 == .forward })
        }
    }
}

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

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    public nonisolated static func _collect(
        _ column: Wrapped?, into columns: inout _TableColumns<Wrapped.TableRowValue>
    ) {
        if let column { Wrapped._collect(column, into: &columns) }
    }
}

/// A column for each element of a collection: SwiftUI's type.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private nonisolated(unsafe) let data: Data
    private nonisolated(unsafe) let content: (Data.Element) -> Content

    /// Creates a column whose cells are views.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<RowValue>) {
        for element in column.data { Content._collect(column.content(element), into: &columns) }
    }
}
