/// The values of a parameter among which the words for an intent can be said.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value>: Sendable {
    /// Creates a choice with its sentence.
    public init(
        for parameter: KeyPath<Intent, IntentParameter<Value>>,
        summary: AppShortcutParameterPresentationSummary<Intent, Value>,
        @AppShortcutOptionsCollectionsBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
    ) {}
}

/// The sentence of such a choice.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value>: Sendable {
    /// Creates a sentence.
    public init(_ string: AppShortcutParameterPresentationSummaryString<Intent, Value>, table: String? = nil) {}
}

/// A sentence with the parameter in it.
public struct AppShortcutParameterPresentationSummaryString<Intent: AppIntent, Value>: ExpressibleByStringInterpolation,
    Sendable
{
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Takes the texts and the parameters of the sentence. Nothing is kept.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// A list of values, with a title and a symbol.
public struct AppShortcutOptionsCollection: Sendable {
    /// Creates a list of what someone provides. Nobody asks for it.
    public init<Provider: DynamicOptionsProvider>(
        _ optionsProvider: Provider, title: LocalizedStringResource, systemImageName: String
    ) {}
}

/// Collects such lists.
@resultBuilder
public enum AppShortcutOptionsCollectionsBuilder {
    public static func buildBlock(
        _ collections: AppShortcutOptionsCollection...
    ) -> [AppShortcutOptionsCollection] { collections }
}

extension AppShortcutsProvider {
    /// The parts of a choice, by the names that a provider of words writes.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    public typealias Summary = AppShortcutParameterPresentationSummary
    public typealias OptionsCollection = AppShortcutOptionsCollection
}
