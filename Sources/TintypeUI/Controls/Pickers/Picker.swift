import TintypeTree

/// A control that chooses one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: BuiltInView {
    private let options: PickerOptions<Content>
    private let label: Label
    private let currentValueLabel: AnyView?

    /// - Parameters:
    ///   - selection: The chosen value; nil for none.
    ///   - choose: Takes another.
    private init(
        selection: @escaping @autoclosure () -> SelectionValue?, choose: @escaping (SelectionValue) -> Void,
        label: Label, content: Content,
        currentValueLabel: AnyView? = nil
    ) {
        options = PickerOptions(
            selection: { selection().map(chosenValues) ?? [] },
            choose: { values in
                if let value = values.lazy.compactMap({ $0.base as? SelectionValue }).first { choose(value) }
            }, content: content)
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    private init(
        _ selection: Binding<SelectionValue>, label: Label, content: Content, currentValueLabel: AnyView? = nil
    ) {
        self.init(
            selection: selection.wrappedValue, choose: { selection.wrappedValue = $0 }, label: label,
            content: content, currentValueLabel: currentValueLabel)
    }

    public var body: some View {
        PickerBody(label: label, options: options, currentValueLabel: currentValueLabel)
    }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label: label(), content: content())
    }

    /// A picker whose label is a view.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label: label, content: content())
    }

    /// A picker that shows `currentValueLabel` for the chosen option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker for several values: an option is chosen where all have it.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources, selection, label: label(), content: content())
    }

    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources, selection, label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
    }

    private init<C: RandomAccessCollection>(
        _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>, label: Label, content: Content,
        currentValueLabel: AnyView? = nil
    ) {
        func common() -> SelectionValue? {
            let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
            return values.count == 1 ? values.first : nil
        }
        self.init(
            selection: common(),
            choose: { value in for source in sources { source[keyPath: selection].wrappedValue = value } },
            label: label, content: content, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a text for a label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }
}
