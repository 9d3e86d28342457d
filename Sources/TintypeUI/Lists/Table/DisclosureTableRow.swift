import Foundation
public import TintypeTree

/// A row that holds others: SwiftUI's type. They are seen where its binding says so.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue

    let value: TableRowValue
    let isExpanded: Bool
    let content: Content

    /// Creates a row and the rows that it holds.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        self.value = value
        self.isExpanded = isExpanded?.wrappedValue ?? false
        self.content = content()
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<TableRowValue>, into scope: inout Scope
    ) {
        scope.descend(.index(0)) { columns.appendRow(row.value, mark: row.isExpanded ? .open : .closed, into: &$0) }
        guard row.isExpanded else { return }
        scope.descend(.index(1)) { Content._evaluate(row: row.content, of: columns, into: &$0) }
    }
}
