// The system's styles of menus.

/// The usual menu where it stands.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual menu where it stands.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button in the style of the buttons around.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of the buttons around.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration, isBorderless: true)
    }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(BorderedButtonStyle())
    }
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
