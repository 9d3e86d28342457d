import Foundation

/// The configuration of a widget that nobody sets up.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let content: (Any?, TimelineProviderContext) -> Content?
    public var _families: [WidgetFamily]? { nil }

    /// Creates a configuration.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.content = { entry, context in content(entry as? Provider.Entry ?? provider.placeholder(in: context)) }
    }

    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? {
        content(entry, context).map { AnyView($0) }
    }
}

/// The configuration of a widget that a person sets up.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    private let content: (Any?, TimelineProviderContext) -> Content?
    public var _families: [WidgetFamily]? { nil }

    /// Creates a configuration.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.content = { entry, context in content(entry as? Provider.Entry ?? provider.placeholder(in: context)) }
    }

    public func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? {
        content(entry, context).map { AnyView($0) }
    }
}

/// A configuration with other families. The other options change nothing that is seen.
struct ChangedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let content: Content
    var families: [WidgetFamily]?

    var _families: [WidgetFamily]? { families ?? content._families }

    func _picture(_ entry: Any?, _ context: TimelineProviderContext) -> AnyView? { content._picture(entry, context) }
}

/// A place where a widget is less welcome.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let standBy = WidgetLocation(name: "standBy")
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension WidgetConfiguration {
    /// The texts for the gallery of widgets.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { changed() }
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { changed() }
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        changed()
    }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { changed() }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { changed() }
    @_disfavoredOverload
    public func description(_ description: some StringProtocol) -> some WidgetConfiguration { changed() }
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { changed() }
    public func description(_ description: Text) -> some WidgetConfiguration { changed() }

    /// Nothing runs after the picture is drawn: `action` is never called.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { changed() }

    /// The sizes that the widget has.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        ChangedWidgetConfiguration(content: self, families: families)
    }

    /// The options of the widget.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed() }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { changed() }
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { changed() }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { changed() }
    public func pushHandler<Handler: WidgetPushHandler>(_ pushHandler: Handler.Type) -> some WidgetConfiguration {
        changed()
    }
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { changed() }
    public func supportedMountingStyles(
        _ styles: [WidgetMountingStyle]
    ) -> some WidgetConfiguration { changed() }
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { changed() }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed() }
    public func onBackgroundURLSessionEvents(
        matching matchingBlock: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed() }
    public func backgroundTask(
        matching: String? = nil, action: @escaping @Sendable () async -> Void
    ) -> some WidgetConfiguration { changed() }

    private func changed() -> some WidgetConfiguration { ChangedWidgetConfiguration(content: self, families: nil) }
}

/// A control of the control centre. No system shows one.
@MainActor @preconcurrency
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    /// The configuration of the control.
    var body: Body { get }

    init()
}

extension ControlWidget {
    /// The beginning of a control's program, which `@main` calls. Nothing runs here: previews are drawn.
    public static func main() {}
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// The configuration of a control that nobody sets up.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// Creates a configuration.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// Gives a control its value.
public protocol ControlValueProvider {
    associatedtype Value
    /// The value for a gallery, and the one that holds now.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    /// Creates a control.
    ///
    /// - Parameter actionLabel: The label while the action runs, and after.
    public init(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
    public init(
        action: Action, @ViewBuilder label: () -> Label
    ) where ActionLabel == ControlWidgetButtonDefaultActionLabel {}
    public init(
        _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where Label == Text {}
}

/// The label of the state of a button that has none of its own. No system shows one.
public struct ControlWidgetButtonDefaultActionLabel: View {
    public var body: some View { EmptyView() }
}

/// A control that is on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
    /// Creates a control.
    ///
    /// - Parameter valueLabel: The label of a state.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label
    ) where ValueLabel == ControlWidgetToggleDefaultLabel {}
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where Label == Text {}
}

/// The label of the state of a control that has none of its own. No system shows one.
public struct ControlWidgetToggleDefaultLabel: View {
    public var body: some View { EmptyView() }
}

extension ControlWidgetConfiguration {
    /// The texts of the control.
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetTemplate {
    /// The look of the control.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
