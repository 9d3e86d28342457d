public import UIKit

/// The words of an entity for those who do not see it.
public struct AccessibilityComponent: Component {
    /// The choice to tell of it, the words, and what can be done with it.
    public var isAccessibilityElement = false
    public var label: LocalizedStringResource?
    public var value: LocalizedStringResource?
    public var traits: UIAccessibilityTraits = []
    public var customContent: [CustomContent] = []
    public var systemActions: SupportedActions = []
    public var customActions: [LocalizedStringResource] = []
    public var customRotors: [RotorType] = []

    public init() {}

    /// Words about a fact.
    public struct CustomContent: Equatable, Sendable {
        /// The name of the fact, the words, and their weight.
        public var label: LocalizedStringResource
        public var value: LocalizedStringResource
        public var importance: Importance

        /// The weight of words: some are said only where they are asked for.
        public enum Importance: UInt, Hashable, Sendable {
            case `default`, high
        }

        /// Creates words.
        public init(
            label: LocalizedStringResource, value: LocalizedStringResource, importance: Importance
        ) { (self.label, self.value, self.importance) = (label, value, importance) }
    }

    /// The deeds that are known to the system.
    public struct SupportedActions: OptionSet, Sendable {
        public static let activate = SupportedActions(rawValue: 1)
        public static let increment = SupportedActions(rawValue: 2)
        public static let decrement = SupportedActions(rawValue: 4)
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    /// A wheel by which things are gone through.
    public enum RotorType: Equatable, Sendable {
        case system(UIAccessibilityCustomRotor.SystemRotorType)
        case custom(LocalizedStringResource)
    }
}

extension Entity {
    /// The words of the entity for those who do not see it.
    public var accessibilityLabelKey: LocalizedStringResource? {
        get { words.label }
        set { words.label = newValue }
    }
    public var accessibilityValue: LocalizedStringResource? {
        get { words.value }
        set { words.value = newValue }
    }
    public var isAccessibilityElement: Bool {
        get { words.isAccessibilityElement }
        set { words.isAccessibilityElement = newValue }
    }
    public var accessibilityLabel: String? {
        get { words.label.map { String(localized: $0) } }
        set { words.label = newValue.map { LocalizedStringResource(stringLiteral: $0) } }
    }
    public var accessibilityDescription: String? {
        get { words.value.map { String(localized: $0) } }
        set { words.value = newValue.map { LocalizedStringResource(stringLiteral: $0) } }
    }

    /// The facts about the entity, and what can be done with it.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { words.traits }
        set { words.traits = newValue }
    }
    public var accessibilityCustomContent: [AccessibilityComponent.CustomContent] {
        get { words.customContent }
        set { words.customContent = newValue }
    }
    public var accessibilityCustomRotors: [AccessibilityComponent.RotorType] {
        get { words.customRotors }
        set { words.customRotors = newValue }
    }
    public var accessibilitySystemActions: AccessibilityComponent.SupportedActions {
        get { words.systemActions }
        set { words.systemActions = newValue }
    }
    public var accessibilityCustomActions: [LocalizedStringResource] {
        get { words.customActions }
        set { words.customActions = newValue }
    }
    private var words: AccessibilityComponent {
        get { components[AccessibilityComponent.self] ?? AccessibilityComponent() }
        set { components[AccessibilityComponent.self] = newValue }
    }
}

/// The deeds that a person does by words. None happens here.
public enum AccessibilityEvents {
    /// A deed like that of a finger that taps.
    public struct Activate: Event {
        public var entity: Entity

        /// Creates one of an entity.
        public init(entity: Entity) { self.entity = entity }
    }
    /// A deed that makes a value larger.
    public struct Increment: Event {
        public var entity: Entity

        public init(entity: Entity) { self.entity = entity }
    }
    /// A deed that makes a value smaller.
    public struct Decrement: Event {
        public var entity: Entity

        public init(entity: Entity) { self.entity = entity }
    }
    /// A deed of the app's own.
    public struct CustomAction: Event {
        /// The name of the deed, and the entity.
        public var key: LocalizedStringResource
        public var entity: Entity

        /// Creates one of an entity.
        public init(key: LocalizedStringResource, entity: Entity) { (self.key, self.entity) = (key, entity) }
    }
}
