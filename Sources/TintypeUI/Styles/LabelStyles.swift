import TintypeTree

/// The look of labels that suits where they are: picture and words, in a toolbar the picture alone.
public struct DefaultLabelStyle: LabelStyle {
    @Environment(\.buttonContext) private var context

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if context == .toolbar {
            configuration.icon
        } else {
            LabelRow(configuration: configuration)
        }
    }
}

/// Labels of a picture and words.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}

/// Labels of words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Labels of a picture alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
