import Foundation
public import TintypeTree

/// Rows of which some hold others: SwiftUI's type. They are closed, as at first.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<Data.Element>, into scope: inout Scope
    ) {
        for element in row.data {
            scope.descend(.key(AnyHashable(element.id))) {
                columns.appendRow(element, mark: element[keyPath: row.children] == nil ? nil : .closed, into: &$0)
            }
        }
    }
}
