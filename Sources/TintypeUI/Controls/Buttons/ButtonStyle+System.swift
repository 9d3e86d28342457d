// The system's styles of buttons.

/// The usual style where the button stands.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticButton(configuration: configuration)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual style where the button stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the accent colour.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(configuration: configuration, color: nil)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label in a filled shape.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, prominence: .standard)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in a filled shape.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label in a shape of the accent colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, prominence: .prominent)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in a shape of the accent colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label as a link.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(configuration: configuration, color: nil)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The label on glass, drawn as a pale shape with a border.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
    public init() {}
    /// Creates a style of a kind of glass. All kinds are drawn as the usual one.
    public init(_ glass: Glass) {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, prominence: .glass)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass, drawn as a pale shape with a border.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

/// The label on glass of the accent colour, drawn as a shape of it.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, prominence: .prominent)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass of the accent colour, drawn as a shape of it.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button of an accessory bar, drawn as its label.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button of an accessory bar, drawn as its label.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button of an accessory bar that adds something, drawn bordered.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, prominence: .standard)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button of an accessory bar that adds something, drawn bordered.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// The label on a card, drawn as it is.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// The label on a card, drawn as it is.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
