public import Intents

/// The moments in which a widget is of use. No system chooses a widget here.
public struct WidgetRelevance<Configuration>: @unchecked Sendable {
    /// The moments.
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Creates a list of moments.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

/// A moment in which a widget is of use.
public struct WidgetRelevanceAttribute<Configuration>: @unchecked Sendable {
    /// The widget's settings, and the moment.
    public let configuration: Configuration
    public var context: RelevantContext?
    /// The group of which one widget is shown.
    public var group: WidgetRelevanceGroup?

    /// Creates one for settings.
    public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
        self.init(configuration, context: context)
    }
    public init(
        configuration: Configuration, group: WidgetRelevanceGroup
    ) where Configuration: WidgetConfigurationIntent { self.init(configuration, group: group) }

    public init(configuration: Configuration, context: RelevantContext) where Configuration: INIntent {
        self.init(configuration, context: context)
    }
    public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: INIntent {
        self.init(configuration, group: group)
    }

    /// Creates the relevance of a widget without a configuration.
    public init(context: RelevantContext) where Configuration == Void { self.init((), context: context) }
    public init(group: WidgetRelevanceGroup) where Configuration == Void { self.init((), group: group) }

    private init(
        _ configuration: Configuration, context: RelevantContext? = nil, group: WidgetRelevanceGroup? = nil
    ) { (self.configuration, self.context, self.group) = (configuration, context, group) }
}

/// A group of moments, of which one widget is shown.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    private let name: String
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")

    /// The group of a name.
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}

extension AppIntentTimelineProvider {
    /// The moments in which the widget is of use: none, where it is left out.
    public func relevances() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

extension TimelineProvider {
    /// The moments in which the widget is of use: none, where it is left out.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Hears of the names under which widgets are brought up to date from afar. It hears of none here.
public protocol WidgetPushHandler {
    init()
    /// Tells of a name.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The name under which widgets are brought up to date from afar.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The name.
    public let token: Data
}

/// The way in which a widget stands in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
    private let name: String
    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The matter of a widget in a room.
public struct WidgetTexture: Hashable, Sendable {
    private let name: String
    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

extension WidgetInfo {
    /// nil: no widget is set up here.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? {
        nil
    }
}
