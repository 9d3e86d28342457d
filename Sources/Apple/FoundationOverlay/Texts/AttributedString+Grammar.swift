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

extension AttributedString {
    /// The text as it is: no language's grammar is known here.
    public func inflected() -> AttributedString { self }
}
