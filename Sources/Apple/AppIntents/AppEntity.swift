public import CoreSpotlight

/// A thing of an app by name.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable where ID: Sendable {
    /// The finding of such things, and its type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

/// A thing that the system can find.
public protocol IndexedEntity: AppEntity {
    /// The facts by which it is found.
    var attributeSet: CSSearchableItemAttributeSet { get }
}

extension IndexedEntity {
    /// The facts that the texts of the thing give.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let facts = CSSearchableItemAttributeSet(contentType: .item)
        facts.displayName = String(localized: displayRepresentation.title)
        return facts
    }
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

/// The transient app entity.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
    init()
}

/// One of a few values by name.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// Finds an app's things.
public protocol EntityQuery: DynamicOptionsProvider {
    /// The type of the entity.
    associatedtype Entity: AppEntity
    /// The form in which things are suggested: a list, or one with headings.
    associatedtype Result = [Entity]
    /// The things with identifiers, those that suit, and the one by itself.
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// A value of the app that the query needs.
    public typealias Dependency<Value> = AppDependency<Value>
    public func defaultResult() async -> Entity? { nil }
    public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
    /// Nothing: a query that says nothing suggests nothing.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds an app's things by a text, or all of them.
public protocol EntityStringQuery: EntityQuery {
    /// Finds things by a text.
    func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
    /// Gives all things.
    func allEntities() async throws -> Result
    /// The text of the search that the system makes of it; nil for none.
    static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
    public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery where Result == [Entity] {
    /// All things: a query that knows them all suggests them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
public protocol UniqueAppEntityQuery: Sendable {}

/// The words by which an app's intents are called.
public protocol AppShortcutsProvider {
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
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {}
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
    ) {}
}

/// Words with the app's name and parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of the words.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates one.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// A word that stands for the app's name.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    case applicationName
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
