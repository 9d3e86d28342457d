import TintypeTree

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: BuiltInView {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    private init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, label: label())
    }

    /// A toggle for several values: it is on where all are, and mixed where only some are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        let all = Binding(
            get: { values.allSatisfy(\.wrappedValue) }, set: { on in for value in values { value.wrappedValue = on } })
        let isMixed = values.contains(where: \.wrappedValue) && !all.wrappedValue
        self.init(isOn: all, isMixed: isMixed, label: label())
    }

    public var body: some View {
        StyledControl(ToggleStyleConfiguration(label: .init(label), isOn: isOn, isMixed: isMixed)) {
            AutomaticToggle(configuration: $0)
        }
        .node(
            ControlModifier("Toggle", [("isOn", isMixed ? "mixed" : "\(isOn.wrappedValue)")]) { _ in
                [.toggle { isOn.wrappedValue.toggle() }]
            })
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was asked to make, in the style around.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}
