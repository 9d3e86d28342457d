public import TintypeTree

/// A control that chooses a colour.
public nonisolated struct ColorPicker<Label: View>: BuiltInView {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// Creates a picker with a label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    public var body: some View {
        TrailingControl(label: label) { ColorWell(color: selection.wrappedValue) }
            .node(
                ControlModifier("ColorPicker") { scope in
                    let environment = scope.environment
                    return [
                        .color { color in
                            guard !supportsOpacity else { return selection.wrappedValue = color }
                            var opaque = color.resolved(in: environment)
                            opaque.alpha = 1
                            selection.wrappedValue = Color(opaque)
                        }
                    ]
                })
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
