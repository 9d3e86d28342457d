import Foundation

/// Builds the entries of a widget's preview.
@resultBuilder
public enum PreviewTimelineBuilder<Entry> {
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap(\.self) }
    public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
    public static func buildEither(first entries: [Entry]) -> [Entry] { entries }
    public static func buildEither(second entries: [Entry]) -> [Entry] { entries }
    public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap(\.self) }
}

/// A picture of a widget beside its source, with the first of some entries: WidgetKit's macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<any TimelineEntry> timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// A picture of a widget beside its source, with the entry that its provider gives: WidgetKit's macro.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// A picture of a widget beside its source, with the entry that its provider gives without an intent: WidgetKit's macros.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// A picture of an activity beside its source, with the first of some states: WidgetKit's macro.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "TintypeMacros", type: "WidgetPreviewMacro")

/// The previews that `#Preview` makes of widgets.
@MainActor @preconcurrency
public enum _WidgetPreview {
    /// A widget with the first of its entries.
    public static func preview(
        fileID: String, line: Int, _ name: String? = nil, as family: WidgetFamily, widget: () -> any Widget,
        @PreviewTimelineBuilder<any TimelineEntry> timeline: () -> [any TimelineEntry]
    ) -> Preview {
        picture(fileID, line, name, family, widget(), timeline().first)
    }

    /// A widget with the entry of its provider.
    public static func preview(
        fileID: String, line: Int, _ name: String? = nil, as family: WidgetFamily, widget: () -> any Widget,
        timelineProvider: () -> any TimelineProvider
    ) -> Preview {
        picture(
            fileID, line, name, family, widget(), timelineProvider().placeholder(in: TimelineProviderContext(family)))
    }

    /// A widget with the entry of its provider, which knows no intent yet.
    public static func preview<Provider: AppIntentTimelineProvider>(
        fileID: String, line: Int, _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: () -> any Widget, timelineProvider: () -> Provider
    ) -> Preview {
        picture(
            fileID, line, name, family, widget(), timelineProvider().placeholder(in: TimelineProviderContext(family)))
    }
    public static func preview<Provider: IntentTimelineProvider>(
        fileID: String, line: Int, _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: () -> any Widget, timelineProvider: () -> Provider
    ) -> Preview {
        picture(
            fileID, line, name, family, widget(), timelineProvider().placeholder(in: TimelineProviderContext(family)))
    }

    private static func picture(
        _ fileID: String, _ line: Int, _ name: String?, _ family: WidgetFamily, _ widget: any Widget, _ entry: Any?
    ) -> Preview {
        let content = configuration(of: widget)._picture(entry, TimelineProviderContext(family)) ?? AnyView(EmptyView())
        let size = family._size
        return Preview(fileID: fileID, line: line, name, traits: .fixedLayout(width: size.width, height: size.height)) {
            WidgetFrame(family: family, content: content)
        }
    }

    /// An activity with the first of its states.
    public static func preview<Attributes: ActivityAttributes>(
        fileID: String, line: Int, _ name: String? = nil, as viewKind: ActivityPreviewViewKind,
        using attributes: Attributes, widget: () -> any Widget,
        @PreviewTimelineBuilder<Attributes.ContentState> contentStates: () -> [Attributes.ContentState]
    ) -> Preview {
        let facts = contentStates().first.map {
            ActivityFacts(attributes: attributes, state: $0, place: viewKind.place)
        }
        let content = configuration(of: widget())._picture(facts, TimelineProviderContext(.systemMedium))
        let size = viewKind.size
        return Preview(fileID: fileID, line: line, name, traits: .fixedLayout(width: size.width, height: size.height)) {
            (content ?? AnyView(EmptyView())).frame(width: size.width, height: size.height)
        }
    }

    private static func configuration(of widget: some Widget) -> any WidgetConfiguration { widget.body }
}
