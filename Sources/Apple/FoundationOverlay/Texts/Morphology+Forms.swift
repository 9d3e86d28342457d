public import Foundation

extension Morphology {
    /// The case of a word.
    public enum GrammaticalCase: Int, Hashable, Codable, Sendable {
        case nominative = 1
        case accusative, dative, genitive, prepositional, ablative, adessive, allative, elative, illative, essive
        case inessive, locative, translative
    }

    /// The person of a word.
    public enum GrammaticalPerson: Int, Hashable, Codable, Sendable {
        case first = 1
        case second, third
    }

    /// The kind of a pronoun.
    public enum PronounType: Int, Hashable, Codable, Sendable {
        case personal = 1
        case reflexive, possessive
    }

    /// The standing of a pronoun with or without a noun.
    public enum Determination: Int, Hashable, Codable, Sendable {
        case independent = 1
        case dependent
    }

    /// The kind of an article.
    public enum Definiteness: Int, Hashable, Codable, Sendable {
        case indefinite = 1
        case definite
    }

    /// A pronoun of a term of address.
    public struct Pronoun: Hashable, Codable, Sendable {
        /// The word and its form.
        public var pronoun: String
        public var morphology: Morphology
        public var dependentMorphology: Morphology?

        /// Creates a pronoun.
        public init(pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil) {
            self.pronoun = pronoun
            self.morphology = morphology
            self.dependentMorphology = dependentMorphology
        }
    }

    /// The finer forms of a word. They are not kept, for Linux's value has no room for them, and change no text.
    public var grammaticalCase: GrammaticalCase? {
        get { nil }
        set {}
    }
    public var grammaticalPerson: GrammaticalPerson? {
        get { nil }
        set {}
    }
    public var pronounType: PronounType? {
        get { nil }
        set {}
    }
    public var determination: Determination? {
        get { nil }
        set {}
    }
    public var definiteness: Definiteness? {
        get { nil }
        set {}
    }

    /// Indicates that no form is named.
    public var isUnspecified: Bool { grammaticalGender == nil && number == nil && partOfSpeech == nil }
    /// The form of the person at the phone, of whom nothing is known here.
    public static let user = Morphology()
}
