/// The configuration of a control that a person sets up.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    /// Creates a configuration.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// Gives a control that a person sets up its value.
public protocol AppIntentControlValueProvider {
    /// The choices that the control is set up with.
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    /// The value for a gallery, and the one that holds now.
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// Builds the content of a control.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

extension View {
    /// The texts of a control, which no system shows.
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View { self }
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View { self }
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(_ status: some StringProtocol) -> some View { self }
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View { self }
}

/// A control that a person has put somewhere.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    /// The kind.
    public let kind: String
    public var id: String { kind }
    /// The name under which it is brought up to date from afar.
    public var pushInfo: ControlPushInfo?
    /// nil: no control is set up here.
    public func configurationIntent<Intent: ControlConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? { nil }
}

extension ControlCenter {
    /// The controls that a person has put somewhere: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// The name under which a control is brought up to date from afar.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Hears of the names under which controls are brought up to date from afar. It hears of none here.
public protocol ControlPushHandler {
    init()
    /// Tells of the controls that have names.
    func pushTokensDidChange(controls: [ControlInfo])
}

extension ControlWidgetConfiguration {
    /// Sets what hears of the names of controls.
    public func pushHandler(_ pushHandler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration { self }
}
