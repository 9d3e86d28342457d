// The system's styles of pickers.

/// The usual style where the picker stands.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .automatic) }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
    /// The usual style where the picker stands.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// All options side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .segmented) }
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The chosen option; the others are in a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .menu) }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option; the others are in a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options on a wheel.
public nonisolated struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .wheel) }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
    /// The options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options as rows of a list; outside of lists a wheel.
public nonisolated struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .inline) }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
    /// The options as rows of a list; outside of lists a wheel.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options of a menu side by side, drawn as segments.
public nonisolated struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .palette) }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
    /// The options of a menu side by side, drawn as segments.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A row that leads to the options.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .navigationLink) }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options with radio buttons.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .radioGroup) }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The options with radio buttons.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// macOS's older name for a menu.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .menu) }
}
