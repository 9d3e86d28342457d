extension ColorPicker {
    /// A control that chooses a colour of CoreGraphics' type.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// A control that chooses a colour of CoreGraphics' type.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
    }

    /// A control that chooses a colour of CoreGraphics' type.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
    }
}

extension Binding<CGColor> {
    /// The same colour as SwiftUI's type. One that depends on where it is used cannot be chosen.
    fileprivate var color: Binding<Color> {
        Binding<Color> {
            Color(cgColor: wrappedValue)
        } set: { color in
            if let chosen = color.cgColor { wrappedValue = chosen }
        }
    }
}
