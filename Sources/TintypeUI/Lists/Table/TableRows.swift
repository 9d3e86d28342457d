import Foundation
public import TintypeTree

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<Content.TableRowValue>, into scope: inout Scope
    ) {
        let data = row.data
        func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
        scope.appendRun(count: data.count, key: { AnyHashable(row.key(of: element($0))) }) { index, scope in
            Content._evaluate(row: row.content(element(index)), of: columns, into: &scope)
        }
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows for each element.
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Rows for each element, known by a part of it.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// A row for each element.
    public init(_ data: Data) {
        self.init(data: data, id: { $0.id }) { TableRow($0) }
    }
}

/// A row for each element of a table's data: SwiftUI's type.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let rows: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>

    init(_ data: Data) {
        rows = ForEach(data)
    }

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<Data.Element>, into scope: inout Scope
    ) {
        ForEach._evaluate(row: row.rows, of: columns, into: &scope)
    }
}

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

/// A row that holds others: SwiftUI's type. They are seen where its binding says so.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue

    let value: TableRowValue
    let isExpanded: Bool
    let content: Content

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

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue

    public nonisolated static func _evaluate(
        row: Self, of columns: _TableColumns<Content.TableRowValue>, into scope: inout Scope
    ) {
        row.appendParts(into: &scope) { Content._evaluate(row: $0, of: columns, into: &$1) }
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Rows with a header above.
    public init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Content.TableRowValue == V {
        self.init(parent: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Rows with a title above.
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Content.TableRowValue == V {
        self.init(parent: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Rows with a title above.
    @_disfavoredOverload
    public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Content.TableRowValue == V {
        self.init(parent: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V {
        self.init(parent: EmptyView(), content: content(), footer: EmptyView())
    }
}

// What people do with rows is nothing that a picture has.
nonisolated extension TableRowContent {
    /// Adds an interaction to the rows. Of no effect in a picture.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> Self { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
