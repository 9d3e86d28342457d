import TintypeTree

// Controls whose label is a title with a symbol.

extension Button where Label == TintypeUI.Label<Text, Image> {
    /// Creates a control with a text and a symbol for a label.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { TintypeUI.Label(title, systemImage: systemImage) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TintypeUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == TintypeUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { TintypeUI.Label(title, systemImage: systemImage) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TintypeUI.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == TintypeUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TintypeUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == TintypeUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { TintypeUI.Label(title, systemImage: systemImage) }
    }

    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { TintypeUI.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content, label: { TintypeUI.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}

extension ControlGroup {
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TintypeUI.Label<Text, Image>> {
        self.init(content: content) { TintypeUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TintypeUI.Label<Text, Image>> {
        self.init(content: content) { TintypeUI.Label(title, systemImage: systemImage) }
    }
}
