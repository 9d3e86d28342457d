public import TintypeTree

/// A control that chooses a colour.
public nonisolated struct ColorPicker<Label: View>: BuiltInView {
    private let color: Color
    private let label: Label

    /// Creates a picker with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    public var body: some View {
        TrailingControl(label: label) { ColorWell(color: color) }
            .node(ControlModifier("ColorPicker"))
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a text for a label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The colour in a ring of all hues: 28 points, as UIColorWell is.
private nonisolated struct ColorWell: PrimitiveView {
    let color: Color

    func evaluate(into scope: inout Scope) {
        let environment = scope.environment
        scope.append(
            .leaf(
                ColorWellLeaf(
                    color: color.resolved(in: environment), isRing: environment.platform.name == .iOS,
                    border: ControlColor.tertiaryFill.color(in: environment),
                    opacity: environment.isEnabled ? 1 : 0.5)))
    }
}
