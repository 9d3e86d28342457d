import TintypeTree

/// The look of labels that suits where they are: picture and words, in a toolbar the picture alone. In iOS's lists the
/// pictures have the accent colour and places of one width, so that the words of rows begin below one another.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// A label as it suits where it stands.
nonisolated struct AutomaticLabel: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.buttonContext) private var context
    @Environment(\.platform) private var platform

    var body: some View {
        if context == .toolbar {
            configuration.icon
        } else if context == .menu {
            MenuLabel(configuration: configuration)
        } else if context == .menuTile {
            MenuTileLabel(configuration: configuration)
        } else if context.isRow, platform.name == .iOS {
            ListLabel(configuration: configuration)
        } else {
            LabelRow(configuration: configuration)
        }
    }
}

/// Labels of a picture and words.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// Labels of words alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels of a picture alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The look of labels that suits where they are: picture and words, in a toolbar the picture alone.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Labels of a picture and words.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Labels of words alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Labels of a picture alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
