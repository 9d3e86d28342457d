public import TintypeTree

/// A view for each element of a collection, known by the element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection, and the content for one element.
    public var data: Data
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
    /// Finds out the data where they are the parts of another view; nil where they are known.
    private let resolve: ((inout Scope) -> Data)?
    /// Evaluates it with what is done to its rows; nil where nothing is.
    private var edit: ((_ rows: Self, _ scope: inout Scope) -> Void)?

    /// The key by which the element is known.
    func key(of element: Data.Element) -> ID { id(element) }

    package init(
        data: Data, id: @escaping (Data.Element) -> ID, resolve: ((inout Scope) -> Data)? = nil,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.resolve = resolve
        self.content = content
    }
}

extension ForEach: View, BodylessView where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    public nonisolated static func _evaluate(_ view: Self, into scope: inout Scope) {
        if let edit = view.edit {
            var rows = view
            rows.edit = nil
            return edit(rows, &scope)
        }
        let (data, content, id) = (view.resolve?(&scope) ?? view.data, view.content, view.id)
        func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
        scope.appendRun(count: data.count, key: { AnyHashable(id(element($0))) }) { index, scope in
            Content._evaluate(content(element(index)), into: &scope)
        }
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range that does not change, known by its place in the range.
    ///
    /// Not by the number, as in SwiftUI: a picker of `ForEach(2..<100)` with the selection 2 shows "4 people" (Hacking with
    /// Swift's WeSplit adds 2 to it), and OpenSwiftUI, audited against SwiftUI 6.5.4, makes these ids of offsets.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 - data.lowerBound }, content: content)
    }
}

extension ForEach where Content: View {
    /// A view for each element, made of a binding to it, that can be edited as `editActions` says.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// A view for each element, known by a part of it, that can be edited as `editActions` says.
    public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
        edit = { _EditableRows(actions: editActions, rows: $0).evaluate(into: &$1) }
    }
}
