public import TintypeTree

/// The usual style where the toggle stands: a switch on iOS, a checkbox on macOS.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

/// A label and a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() {
        tint = nil
    }

    /// A switch that has the colour when it is on.
    public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that is filled when it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

/// A box to tick, and a label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { CheckboxToggle(configuration: configuration) }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual style where the toggle stands: a switch on iOS, a checkbox on macOS.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is filled when it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box to tick, and a label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
