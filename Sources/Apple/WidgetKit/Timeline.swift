public import Intents
public import Foundation

/// The facts that a widget shows from a moment on.
public protocol TimelineEntry {
    /// The moment, and the entry's weight among others.
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The weight of an entry among others.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The weight, and the seconds for which it holds.
    public var score: Float
    public var duration: TimeInterval

    /// Creates a weight.
    public init(score: Float, duration: TimeInterval = 0) {
        (self.score, self.duration) = (score, duration)
    }
}

/// The time at which a timeline is asked for anew.
public struct TimelineReloadPolicy: Hashable, Sendable {
    private let date: Date?
    private let name: String
    public static let atEnd = TimelineReloadPolicy(date: nil, name: "atEnd")
    public static let never = TimelineReloadPolicy(date: nil, name: "never")

    /// After a moment.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, name: "after") }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, and the time at which others are asked for.
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The surroundings of a widget.
public struct TimelineProviderContext: Sendable {
    /// The size of the widget, in points, and whether it is for a gallery.
    public let family: WidgetFamily
    public let isPreview: Bool
    public let displaySize: CGSize
    public let environmentVariants = EnvironmentVariants()

    init(_ family: WidgetFamily) {
        self.family = family
        isPreview = true
        displaySize = family._size
    }

    /// The environments in which the widget may be shown: those that the picture has.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }
}

/// Gives a widget its entries.
public protocol TimelineProvider {
    /// The type of the entry.
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry without facts, one for a moment, and those of the time to come.
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives a widget its entries by an intent.
public protocol AppIntentTimelineProvider {
    /// The type of the entry.
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry without facts, one for a moment, and those of the time to come.
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// An intent that suits.
public struct AppIntentRecommendation<Intent> {
    /// Creates a recommendation.
    @_disfavoredOverload
    public init(intent: Intent, description: some StringProtocol) {}
    public init(intent: Intent, description: LocalizedStringKey) {}
    public init(intent: Intent, description: Text) {}
    @_disfavoredOverload
    public init(intent: Intent, description: LocalizedStringResource) {}
}

/// Brings widgets up to date. No widget runs here.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// The keys of the facts with which a widget opens its app.
    public enum UserInfoKey {
        /// The keys by name.
        public static let kind = "com.apple.WidgetKit.userInfo.kind"
        public static let family = "com.apple.WidgetKit.userInfo.family"
        public static let activityID = "com.apple.WidgetKit.userInfo.activityID"
    }

    /// Asks for timelines anew, of which there are none.
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}

    /// The widgets that a person has put on the screen: none.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has put on the screen.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable {
    /// The kind and the size, and the wish of the older kind by which the widget is set up.
    public let kind: String
    public let family: WidgetFamily
    public let configuration: INIntent?
    public var id: WidgetInfo { self }
}

/// Brings controls up to date. No control runs here.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    /// Brings controls up to date.
    public func reloadAllControls() {}
    public func reloadControls(ofKind kind: String) {}
}
