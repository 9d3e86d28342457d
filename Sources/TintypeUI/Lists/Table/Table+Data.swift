public import Foundation
import TintypeTree

extension Table {
    /// A table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            selection: nil,
            comparator: nil, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table with a row for each element, of which one or none is chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: nil, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table with a row for each element, of which any number are chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: nil, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table with a row for each element. `sortOrder` says what the rows are ordered by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            selection: nil,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table with a row for each element, of which one or none is chosen.
    /// `sortOrder` says what the rows are ordered by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: TableForEachContent(data))
    }

    /// A table with a row for each element, of which any number are chosen.
    /// `sortOrder` says what the rows are ordered by.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            selection: ListChoice(selection).selection,
            comparator: sortOrder.wrappedValue.first, columns: columns(), rows: TableForEachContent(data))
    }
}
