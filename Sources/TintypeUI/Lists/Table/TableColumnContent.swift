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

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    public nonisolated static func _collect(
        _ column: Wrapped?, into columns: inout _TableColumns<Wrapped.TableRowValue>
    ) {
        if let column { Wrapped._collect(column, into: &columns) }
    }
}
