public import Foundation
import TintypeTree

/// The attributes that texts in editors may have, and the values of these.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes.
    associatedtype Scope: AttributeScope
    associatedtype Body: AttributedTextFormattingDefinition where Body.Scope == Scope

    /// The parts of the definition, of which each has its say after those before.
    @AttributedTextFormattingDefinitionBuilder<Scope> var body: Body { get }

    /// Brings attributes to values that they may have.
    func _constrain(_ attributes: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    public func _constrain(_ attributes: inout AttributeContainer) { body._constrain(&attributes) }
}

/// A rule for the value of one attribute, by the values of the others.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition {
    /// The attribute that the rule sets.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    typealias Attributes = AttributedTextFormatting.Attributes<Scope>

    /// Sets the attribute. Changes of others are not kept.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    public var body: Self { self }

    public func _constrain(_ attributes: inout AttributeContainer) {
        var changed = Attributes(container: attributes)
        constrain(&changed)
        attributes[AttributeKey.self] = changed.container[AttributeKey.self]
    }
}

/// The form of attributed texts.
public enum AttributedTextFormatting {
    /// The attributes of a scope.
    @dynamicMemberLookup
    public struct Attributes<Scope: AttributeScope> {
        var container: AttributeContainer

        public subscript<Key: AttributedStringKey>(dynamicMember attribute: KeyPath<Scope, Key>) -> Key.Value?
        where Key.Value: Sendable {
            get { container[Key.self] }
            set { container[Key.self] = newValue }
        }
    }
}

/// A rule by which an attribute has one of some values, or else a default.
public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
where AttributeKey.Value: Sendable {
    private let values: Set<AttributeKey.Value?>
    private let standard: AttributeKey.Value?

    /// Creates the rule for an attribute of a scope.
    public init(
        for attribute: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>, default: AttributeKey.Value?
    ) {
        self.values = values
        standard = `default`
    }

    public func constrain(_ container: inout Attributes) {
        let value = container.container[AttributeKey.self]
        if !values.contains(value) { container.container[AttributeKey.self] = standard }
    }
}

/// A definition that allows everything.
public struct _EmptyTextDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    public var body: Self { self }
    public func _constrain(_ attributes: inout AttributeContainer) {}
}

/// Two definitions, one after the other.
public struct _TextDefinitions<First: AttributedTextFormattingDefinition, Second: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
where First.Scope == Second.Scope {
    public typealias Scope = First.Scope

    let first: First
    let second: Second

    public var body: Self { self }
    public func _constrain(_ attributes: inout AttributeContainer) {
        first._constrain(&attributes)
        second._constrain(&attributes)
    }
}

/// Collects the parts of a definition.
@resultBuilder
public enum AttributedTextFormattingDefinitionBuilder<Scope: AttributeScope> {
    public static func buildBlock() -> _EmptyTextDefinition<Scope> { _EmptyTextDefinition() }
    public static func buildExpression<D: AttributedTextFormattingDefinition<Scope>>(_ definition: D) -> D {
        definition
    }
    public static func buildPartialBlock<D: AttributedTextFormattingDefinition<Scope>>(first definition: D) -> D {
        definition
    }
    public static func buildPartialBlock<
        First: AttributedTextFormattingDefinition<Scope>, Second: AttributedTextFormattingDefinition<Scope>
    >(accumulated: First, next: Second) -> _TextDefinitions<First, Second> {
        _TextDefinitions(first: accumulated, second: next)
    }
}

/// A definition of the environment's, its type erased.
struct TextDefinition {
    let constrain: (inout AttributeContainer) -> Void

    /// The text with attributes that the definition allows.
    func applied(to text: AttributedString) -> AttributedString {
        var result = text
        for run in text.runs {
            var attributes = run.attributes
            constrain(&attributes)
            if attributes != run.attributes { result[run.range].setAttributes(attributes) }
        }
        return result
    }
}

private enum TextDefinitionKey: EnvironmentKey { static var defaultValue: TextDefinition? { nil } }

extension EnvironmentValues {
    /// The definition of the editors below; nil where every attribute is allowed.
    var textDefinition: TextDefinition? {
        get { self[TextDefinitionKey.self] }
        set { self[TextDefinitionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the attributes that texts in the editors below may have. The text that is shown keeps to it, that
    /// of the binding is as it was.
    public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environmentChange { $0.textDefinition = TextDefinition(constrain: definition._constrain) }
    }

    /// Sets the scope of the attributes in the editors below. Those of other scopes are not seen anyway.
    public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View { self }
}
