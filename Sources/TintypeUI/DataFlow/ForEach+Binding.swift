extension ForEach where Content: View {
    /// A view for each element of a collection, made of a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data, id: \.wrappedValue.id, content: content)
    }

    /// A view for each element of a collection, known by a part of it and made of a binding to it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    }
}
