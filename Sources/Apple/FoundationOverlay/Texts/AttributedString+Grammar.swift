public import Foundation

extension AttributeScopes {
    /// The attributes of Foundation that Linux lacks.
    public struct _GrammarAttributes: AttributeScope {
        /// The attributes of the scope.
        public let presentationIntent: PresentationIntentAttribute
        public let inflect: InflectionRuleAttribute
        public let morphology: MorphologyAttribute
        public let inflectionAlternative: InflectionAlternativeAttribute
        public let agreeWithArgument: AgreementArgumentAttribute
        public let agreeWithConcept: AgreementConceptAttribute
        public let agreementArgument: AgreementArgumentAttribute
        public let agreementConcept: AgreementConceptAttribute
        public let referentConcept: ReferentConceptAttribute
        public let localizedNumberFormat: LocalizedNumberFormatAttribute
        public let markdownSourcePosition: MarkdownSourcePositionAttribute
        public let listItemDelimiter: ListItemDelimiterAttribute
    }
}

extension AttributeDynamicLookup {
    /// The attribute of the scope at a key path.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes._GrammarAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes._GrammarAttributes {
    /// The blocks of a part.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The rule by which a part is inflected.
    public enum InflectionRuleAttribute: CodableAttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }

    /// The grammar of a part.
    public enum MorphologyAttribute: CodableAttributedStringKey {
        public typealias Value = Morphology
        public static let name = "NSMorphology"
    }

    /// The text of a part that cannot be inflected.
    public enum InflectionAlternativeAttribute: AttributedStringKey {
        public typealias Value = AttributedString
        public static let name = "NSInflectionAlternative"
    }

    /// The argument with which a part agrees.
    public enum AgreementArgumentAttribute: CodableAttributedStringKey {
        public typealias Value = Int
        public static let name = "NSAgreeWithArgument"
    }

    /// The concept with which a part agrees.
    public enum AgreementConceptAttribute: CodableAttributedStringKey {
        public typealias Value = Int
        public static let name = "NSAgreeWithConcept"
    }

    /// The concept that a part speaks of.
    public enum ReferentConceptAttribute: CodableAttributedStringKey {
        public typealias Value = Int
        public static let name = "NSReferentConcept"
    }

    /// The form of a number in a part.
    public enum LocalizedNumberFormatAttribute: CodableAttributedStringKey {
        /// The form of the text's language.
        public struct Value: Hashable, Codable, Sendable {
            public static var automatic: Value { Value() }
        }
        public static let name = "NSLocalizedNumberFormat"
    }

    /// The place of a part in the Markdown that it was read of.
    public enum MarkdownSourcePositionAttribute: CodableAttributedStringKey {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static let name = "NSMarkdownSourcePosition"
    }

    /// The mark before an item of a list.
    public enum ListItemDelimiterAttribute: CodableAttributedStringKey {
        public typealias Value = Character
        public static let name = "NSListItemDelimiter"

        public static func encode(_ value: Character, to encoder: any Encoder) throws {
            try String(value).encode(to: encoder)
        }

        /// Reads the mark of a list's items.
        public static func decode(from decoder: any Decoder) throws -> Character {
            guard let mark = try String(from: decoder).first else { throw CocoaError(.coderInvalidValue) }
            return mark
        }
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The attributes of grammar, by Foundation's names.
    public typealias InflectionAlternativeAttribute = AttributeScopes._GrammarAttributes.InflectionAlternativeAttribute
    public typealias AgreementArgumentAttribute = AttributeScopes._GrammarAttributes.AgreementArgumentAttribute
    public typealias AgreementConceptAttribute = AttributeScopes._GrammarAttributes.AgreementConceptAttribute
    public typealias ReferentConceptAttribute = AttributeScopes._GrammarAttributes.ReferentConceptAttribute
    public typealias LocalizedNumberFormatAttribute = AttributeScopes._GrammarAttributes.LocalizedNumberFormatAttribute
    public typealias MarkdownSourcePositionAttribute = AttributeScopes._GrammarAttributes
        .MarkdownSourcePositionAttribute
}

/// An attribute whose values are written as objects in an `NSAttributedString`.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The class of the objects.
    associatedtype ObjectiveCValue: NSObject
    /// The object of a value, and the value of an object.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where ObjectiveCValue == NSNumber, Value: RawRepresentable, Value.RawValue == Int {
    public static func objectiveCValue(for value: Value) throws -> NSNumber { NSNumber(value: value.rawValue) }
    public static func value(for object: NSNumber) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension ObjectiveCConvertibleAttributedStringKey
where ObjectiveCValue == NSString, Value: RawRepresentable, Value.RawValue == String {
    public static func objectiveCValue(for value: Value) throws -> NSString { NSString(string: value.rawValue) }
    public static func value(for object: NSString) throws -> Value {
        guard let value = Value(rawValue: String(object)) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}
