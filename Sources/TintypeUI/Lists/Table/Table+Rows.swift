public import Foundation
import TintypeTree

extension Table {
    /// A table with rows of its own.
    public init(
        of valueType: Value.Type = Value.self,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            selection: nil,
            comparator: nil, columns: columns(), rows: rows())
    }

    /// A table with rows of its own, of which one or none is chosen.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: nil, columns: columns(), rows: rows())
    }

    /// A table with rows of its own, of which any number are chosen.
    public init(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: nil, columns: columns(), rows: rows())
    }

    /// A table with rows of its own. `sortOrder` says what the rows are ordered by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            selection: nil,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: rows())
    }

    /// A table with rows of its own, of which one or none is chosen. `sortOrder` says what the rows are ordered by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: rows())
    }

    /// A table with rows of its own, of which any number are chosen. `sortOrder` says what the rows are ordered by.
    public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: rows())
    }
}
