public import Foundation

/// A value that has a text.
public protocol InstanceDisplayRepresentable {
    /// The display representation.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A type that has a text.
public protocol TypeDisplayRepresentable {
    /// The type display representation.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of an app by name.
public protocol AppEntity: Identifiable, InstanceDisplayRepresentable, TypeDisplayRepresentable, Sendable
where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// The finding of such things.
    static var defaultQuery: DefaultQuery { get }
}

/// A thing that the system can find.
public protocol IndexedEntity: AppEntity {}
/// The transient app entity.
public protocol TransientAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, Sendable {
    init()
}

extension TransientAppEntity {
    /// A property of the thing.
    public typealias Property<Value> = EntityProperty<Value>
}

/// One of a few values by name.
public protocol AppEnum: RawRepresentable, CaseIterable, TypeDisplayRepresentable, Sendable, Hashable
where RawValue == String {
    /// The texts of the values.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds an app's things.
public protocol EntityQuery: DynamicOptionsProvider {
    /// The type of the entity.
    associatedtype Entity: AppEntity
    /// The things with identifiers, those that suit, and the one by itself.
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// A value of the app that the query needs.
    public typealias Dependency<Value> = AppDependency<Value>
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
    public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds an app's things by a text, or all of them.
public protocol EntityStringQuery: EntityQuery {
    /// Finds things by a text.
    func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
    /// Gives all things.
    func allEntities() async throws -> [Entity]
}
public protocol UniqueAppEntityQuery: Sendable {}

/// A property of a thing.
@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
    private var stored: Value?

    /// The value. It stops the program where none was given.
    public var wrappedValue: Value {
        get {
            guard let stored else { preconditionFailure("the entity's property has no value yet") }
            return stored
        }
        set { stored = newValue }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }

    /// Creates a property.
    public init(title: LocalizedStringResource? = nil) { stored = Optional<Any>.none as? Value }
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { stored = wrappedValue }
}

extension AppEntity {
    /// The type of the property.
    public typealias Property<Value> = EntityProperty<Value>
}

/// The text of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The texts, and the picture.
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: Image?

    /// Creates the text of a value.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// The picture of a value.
    public struct Image: Sendable {
        /// Creates the picture of a symbol, an asset or data.
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(named: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL) {}
    }
}

/// The text of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public let name: LocalizedStringResource

    /// Creates the text of a type.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
    }
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// The words by which an app's intents are called.
public protocol AppShortcutsProvider: Sendable {
    /// The words, and the colour of their tiles.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    /// Brings the words up to date. Nobody calls them.
    public static func updateAppShortcutParameters() {}
}

/// The words by which an intent is called.
public struct AppShortcut: Sendable {
    /// Creates words for an intent.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {}
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], systemImageName: String
    ) {}
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// Words with the app's name and parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of the words.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The app's name.
        public enum Token: Sendable {
            case applicationName
        }

        /// Creates one.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Words by which no intent is meant.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

/// The words that call nothing.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
    public static func buildExpression(_ phrase: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrase { phrase }
    public static func buildBlock(_ phrases: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] { phrases }
}

/// Creates the words that call nothing.
public func NegativeAppShortcutPhrases(
    @NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]
) -> [NegativeAppShortcutPhrase] { phrases() }

/// Builds the words of an app.
@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
    public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Int, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    case yellow
}

extension Button {
    /// A button that does an intent.
    @MainActor @preconcurrency
    public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
    }

    /// Creates one.
    @MainActor @preconcurrency
    public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a text that does an intent.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public init(_ title: some StringProtocol, intent: some AppIntent) {
        self.init(intent: intent) { Text(title) }
    }
}

extension Toggle {
    /// A toggle that does an intent.
    @MainActor @preconcurrency
    public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that does an intent.
    @MainActor @preconcurrency
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @MainActor @preconcurrency @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}

extension View {
    /// A tip and a link to Siri and to the shortcuts.
    public func onAppIntentExecution<Intent: AppIntent>(
        _ intentType: Intent.Type, perform action: @escaping (Intent) -> Void
    ) -> some View { self }
}

/// A note about words for Siri, which is not shown here.
public struct SiriTipView: View {
    /// Creates a note.
    public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}

    public var body: some View { EmptyView() }
}

/// A link to the shortcuts.
public struct ShortcutsLink: View {
    public init() {}
    /// Creates a link with an action.
    public init(action: @escaping () -> Void) {}

    public var body: some View {
        Label("Shortcuts", systemImage: "square.stack.3d.up").padding(8).background(.quaternary, in: Capsule())
    }
}
