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
    @_disfavoredOverload
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(data: data, id: { $0.id }, content: content)
    }

    /// Rows for each element, known by a part of it.
    @_disfavoredOverload
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
    @_disfavoredOverload
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
    @_disfavoredOverload
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
