public import Foundation
import TintypeTree

/// A column of a table: a view for the value of each row: SwiftUI's type.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    let column: _TableColumns<RowValue>.Column

    package init(
        label: Label, order: @escaping (Any) -> SortOrder?, content: @escaping (RowValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        column = _TableColumns.Column(title: evaluation(of: label), order: order) { value in
            evaluation(of: content(value))
        }
    }

    public nonisolated static func _collect(_ column: Self, into columns: inout _TableColumns<RowValue>) {
        columns.add(column.column)
    }
}

/// The direction in which a comparator orders by a part of the row; nil where it orders by another.
private func order<RowValue>(by keyPath: PartialKeyPath<RowValue>) -> (Any) -> SortOrder? {
    { comparator in
        guard let comparator = comparator as? KeyPathComparator<RowValue>, comparator.keyPath == keyPath else {
            return nil
        }
        return comparator.order
    }
}

/// The direction in which a comparator orders that is the same as another but for its direction; nil for any other.
private func order<Sort: SortComparator>(as own: Sort) -> (Any) -> SortOrder? {
    { comparator in
        guard let comparator = comparator as? Sort else { return nil }
        var turned = own
        turned.order = comparator.order
        return turned == comparator ? comparator.order : nil
    }
}

extension TableColumn where Sort == Never, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), order: { _ in nil }, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), order: { _ in nil }, content: content)
    }

    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, order: { _ in nil }, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Shows a part of the row as it is.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(titleKey) { Text($0[keyPath: value]) }
    }

    /// Shows a part of the row as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(title) { Text($0[keyPath: value]) }
    }

    /// Shows a part of the row as it is.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Shows a part of the row as it is, and orders by it.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(titleKey, value: value) { Text($0[keyPath: value]) }
    }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(titleKey, value: value)
    }

    /// Shows a part of the row as it is, and orders by it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(title, value: value) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init(title, value: value)
    }

    /// Shows a part of the row as it is, and orders by it.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text, value: value) { Text($0[keyPath: value]) }
    }
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) {
        self.init(text, value: value)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Orders by a part of the row.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), order: order(by: value), content: content)
    }

    /// Orders by a part of the row that may be missing.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), order: order(by: value), content: content)
    }

    /// Orders by a part of the row as `comparator` compares.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(titleKey), order: order(by: value), content: content)
    }

    /// Orders by a part of the row.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), order: order(by: value), content: content)
    }

    /// Orders by a part of the row that may be missing.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), order: order(by: value), content: content)
    }

    /// Orders by a part of the row as `comparator` compares.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: Text(title), order: order(by: value), content: content)
    }

    /// Orders by a part of the row.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, order: order(by: value), content: content)
    }

    /// Orders by a part of the row that may be missing.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, order: order(by: value), content: content)
    }

    /// Orders by a part of the row as `comparator` compares.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(label: text, order: order(by: value), content: content)
    }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
    /// Orders as `comparator` compares.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), order: order(as: comparator), content: content)
    }

    /// Orders as `comparator` compares.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), order: order(as: comparator), content: content)
    }

    /// Orders as `comparator` compares.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, order: order(as: comparator), content: content)
    }
}
