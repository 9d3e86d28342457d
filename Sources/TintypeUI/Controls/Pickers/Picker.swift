import TintypeTree

/// A control that chooses one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: BuiltInView {
    private let selection: [AnyHashable]
    private let label: Label
    private let content: Content
    private let currentValueLabel: AnyView?

    init(selection: [AnyHashable], label: Label, content: Content, currentValueLabel: AnyView? = nil) {
        self.selection = selection
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }

    public var body: some View {
        PickerBody(
            label: label, options: PickerOptions(selection: selection, content: content),
            currentValueLabel: currentValueLabel)
    }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: chosenValues(selection.wrappedValue), label: label(), content: content())
    }

    /// A picker whose label is a view.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: chosenValues(selection.wrappedValue), label: label, content: content())
    }

    /// A picker that shows `currentValueLabel` for the chosen option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: chosenValues(selection.wrappedValue), label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker for several values: an option is chosen where all have it.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
        self.init(
            selection: values.count == 1 ? values.first.map(chosenValues) ?? [] : [], label: label(),
            content: content())
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
}
