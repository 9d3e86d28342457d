// The system's styles of pickers.

/// What is usual where the picker stands.
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .automatic) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The chosen option; the others are in a menu.
public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options as rows of a list; outside of lists a wheel.
public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options of a menu side by side, drawn as segments.
public struct PalettePickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options with radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .radioGroup) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// macOS's older name for a menu.
public struct PopUpButtonPickerStyle: PickerStyle {
    public init() {}
    public var _look: _PickerLook { _PickerLook(storage: .menu) }
}
