public import Foundation
import TintypeTree

/// Columns about which something is said.
public nonisolated struct _EditedTableColumn<Column: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Column.TableRowValue
    public typealias TableColumnSortComparator = Column.TableColumnSortComparator

    let column: Column
    let edit: (inout _TableColumns<Column.TableRowValue>.Column) -> Void

    init(_ column: Column, _ edit: @escaping (inout _TableColumns<TableRowValue>.Column) -> Void) {
        self.column = column
        self.edit = edit
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<Column.TableRowValue>) {
        columns.editing(column.edit) { Column._collect(column.column, into: &$0) }
    }
}

nonisolated extension TableColumnContent {
    /// Says how wide the columns are, in points; nil as the table has room.
    public func width(
        _ width: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { if let width { $0.width = .fixed(width) } }
    }

    /// Says within what limits the columns are as wide as the table has room, in points.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max) }
    }

    /// Says where the cells stand in the columns.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.alignment = alignment.guide }
    }

    /// Sets whether the columns are seen at first.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { $0.isHidden = visibility == .hidden }
    }

    /// Sets the name of the columns where people change them: nobody does in a picture.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { _ in }
    }

    /// Sets the changes that people cannot make to the columns: they change nothing in a picture.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _EditedTableColumn(self) { _ in }
    }
}
