public import Intents

/// Gives a widget its entries by a wish of the older kind.
public protocol IntentTimelineProvider {
    /// The type of the entry, and that of the wish.
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// An entry without facts, one for a moment, and those of the time to come.
    func placeholder(in context: Context) -> Entry
    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }

    /// The moments in which the widget is of use: none, where it is left out.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A wish that suits.
public struct IntentRecommendation<T: INIntent> {
    /// Creates a recommendation.
    @_disfavoredOverload
    public init(intent: T, description: some StringProtocol) {}
    public init(intent: T, description: LocalizedStringKey) {}
    public init(intent: T, description: Text) {}
}

/// The configuration of a widget that a person sets up by a wish of the older kind.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    private let content: (Any?, TimelineProviderContext) -> Content?
    public var _families: [WidgetFamily]? { nil }

    /// Creates a configuration.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.content = { entry, context in content(entry as? Provider.Entry ?? provider.placeholder(in: context)) }
    }

    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? {
        content(entry, context).map { AnyView($0) }
    }
}
