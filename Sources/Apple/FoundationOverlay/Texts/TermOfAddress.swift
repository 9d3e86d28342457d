public import Foundation

/// The words by which a person wants to be spoken of. No language's grammar is known here, so that they change no text.
public struct TermOfAddress: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable {
        case neutral, feminine, masculine, currentUser, localized
    }

    private let kind: Kind
    /// The language of a term of one's own; nil for the others, which are of all languages.
    public let language: Locale.Language?
    /// The pronouns of a term of one's own; none for the others.
    public let pronouns: [Morphology.Pronoun]

    private init(_ kind: Kind, language: Locale.Language? = nil, pronouns: [Morphology.Pronoun] = []) {
        self.kind = kind
        self.language = language
        self.pronouns = pronouns
    }

    /// The terms of all languages, and that of the person at the phone, of whom nothing is known here.
    public static let neutral = TermOfAddress(.neutral)
    public static let feminine = TermOfAddress(.feminine)
    public static let masculine = TermOfAddress(.masculine)
    public static let currentUser = TermOfAddress(.currentUser)

    /// Returns a term of one language, with its pronouns.
    public static func localized(language: Locale.Language, pronouns: [Morphology.Pronoun]) -> TermOfAddress {
        TermOfAddress(.localized, language: language, pronouns: pronouns)
    }
}

/// A thing with which words of a text agree.
public enum InflectionConcept: Hashable, Codable, Sendable {
    case termsOfAddress([TermOfAddress])
    case localizedPhrase(String)
}

extension AttributedString {
    /// The text as it is: no language's grammar is known here.
    public func inflected() -> AttributedString { self }
    public func inflected(
        locale: Locale = .current, userTermOfAddress: TermOfAddress? = .currentUser,
        inflectionConcepts: [InflectionConcept] = []
    ) -> AttributedString { self }
}

extension NSAttributedString {
    /// The text as it is: no language's grammar is known here.
    public func inflected() -> NSAttributedString { self }
}
