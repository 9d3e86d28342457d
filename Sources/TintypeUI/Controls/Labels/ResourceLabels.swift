// Labels whose picture is an asset that generated code names.

extension Image {
    /// An asset that says nothing where pictures are not seen.
    public init(decorative resource: ImageResource) {
        self.init(resource)
    }

    /// An asset with the text that stands for it where pictures are not seen.
    public init(_ resource: ImageResource, label: Text) {
        self.init(resource)
    }
}

extension Button where Label == TintypeUI.Label<Text, Image> {
    /// A button with a role, words and a picture of the app's.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TintypeUI.Label(title, image: image) }
    }
}

nonisolated extension Toggle where Label == TintypeUI.Label<Text, Image> {
    /// Creates a toggle with words and a picture of the app's.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TintypeUI.Label(titleKey, image: image) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TintypeUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { TintypeUI.Label(title, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TintypeUI.Label(title, image: image) }
    }
}

nonisolated extension Menu where Label == TintypeUI.Label<Text, Image> {
    /// Creates a menu with words and a picture of the app's.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TintypeUI.Label(titleKey, image: image) }
    }

    @MainActor @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { TintypeUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { TintypeUI.Label(title, image: image) }, primaryAction: primaryAction)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TintypeUI.Label(title, image: image) }
    }
}

nonisolated extension Picker where Label == TintypeUI.Label<Text, Image> {
    /// Creates a picker with words and a picture of the app's.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TintypeUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TintypeUI.Label(title, image: image) }
    }
}

nonisolated extension ControlGroup {
    /// Creates a group with words and a picture of the app's.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TintypeUI.Label<Text, Image>> {
        self.init(content: content) { TintypeUI.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, TintypeUI.Label<Text, Image>> {
        self.init(content: content) { TintypeUI.Label(title, image: image) }
    }
}
