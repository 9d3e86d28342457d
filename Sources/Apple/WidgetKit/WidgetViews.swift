/// The background of an accessory on the lock screen.
public struct AccessoryWidgetBackground: View {
    public init() {}

    public var body: some View { Color.primary.opacity(0.12) }
}

/// The surroundings of a preview as a widget's.
public struct WidgetPreviewContext: PreviewContext {
    private let family: WidgetFamily

    /// Creates the context of a size.
    public init(family: WidgetFamily) {
        self.family = family
    }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

    var size: CGSize { family._size }
    var shown: WidgetFamily { family }
}

extension View {
    /// Draws a preview as a widget of a size.
    public func previewContext(_ value: WidgetPreviewContext) -> some View {
        WidgetFrame(family: value.shown, content: self)
    }

    /// A text or a view beside an accessory, which watches alone show.
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func widgetLabel(_ label: some StringProtocol) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

    /// The colours of an activity, which are drawn behind it.
    public func activityBackgroundTint(_ color: Color?) -> some View { background { color } }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

extension Image {
    /// The colours of a picture in a widget with accents.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { self }
}

/// The colours of a picture in a widget with accents.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// A widget's content in its size, with the margins and the round corners that the system gives it.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    let content: Content

    /// Margins of widgets on a screen of 390 points, from Apple's design guidelines: 16; none on the lock screen.
    private var margin: CGFloat { family.isAccessory ? 0 : 16 }
    private var radius: CGFloat {
        switch family {
        case .accessoryCircular: 36
        case .accessoryRectangular: 8
        case .accessoryInline: 0
        default: 22
        }
    }

    var body: some View {
        content
            .environment(\.widgetFamily, family)
            .environment(
                \.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .safeAreaPadding(margin)
            .frame(width: family._size.width, height: family._size.height)
            .background { if !family.isAccessory { Color(.systemBackground) } }
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
    }
}
