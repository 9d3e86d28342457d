public import Tintype

private enum WidgetLocationKey: EnvironmentKey { static let defaultValue = WidgetLocation.homeScreen }
private enum ShowsWidgetLabelKey: EnvironmentKey { static let defaultValue = false }
private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }

/// The number of things that a widget shows.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
    /// The place of the widget around.
    public var widgetLocation: WidgetLocation {
        get { self[WidgetLocationKey.self] }
        set { self[WidgetLocationKey.self] = newValue }
    }

    /// Indicates whether the widget around has a label beside it.
    public var showsWidgetLabel: Bool {
        get { self[ShowsWidgetLabelKey.self] }
        set { self[ShowsWidgetLabelKey.self] = newValue }
    }

    /// The number of things that the widget around shows.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}

/// Three views under a text, in a widget of the lock screen's width.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a group.
    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(label: { Text(titleKey) }, content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == Tintype.Label<Text, Image> {
        self.init(label: { Tintype.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    public var body: some View {
        VStack(spacing: 4) {
            label.font(.caption)
            HStack { content }
        }
    }
}

/// The outline of the views in such a group.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
    public static let circular = AccessoryWidgetGroupStyle(name: "circular")
    public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
    /// The outline of the views in the groups within, which is not drawn.
    public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}
