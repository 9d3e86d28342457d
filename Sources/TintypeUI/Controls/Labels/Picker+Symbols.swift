import TintypeTree

// Pickers whose label is a title with a picture, for several values or with a label of its own for the chosen one.

extension Picker where Label == TintypeUI.Label<Text, Image> {
    /// Creates a picker with a text and a symbol, or a picture of the app's, for a label.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, systemImage: systemImage) })
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { TintypeUI.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(title, systemImage: systemImage) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, image: image) })
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { TintypeUI.Label(title, image: image) }, currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(title, image: image) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { TintypeUI.Label(title, image: image) }, currentValueLabel: currentValueLabel)
    }
}
