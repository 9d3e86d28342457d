import Foundation
import TintypeTree

/// A column for each element of a collection: SwiftUI's type.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content>:
    TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    /// The elements, and the column of each.
    public nonisolated(unsafe) let data: Data
    public nonisolated(unsafe) let content: (Data.Element) -> Content

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

    nonisolated public init(
        _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<RowValue>) {
        for element in column.data { Content._collect(column.content(element), into: &columns) }
    }
}
