// `import NaturalLanguage` where Apple's framework is missing: texts are taken apart by the rules that letters follow, and nothing is
// known of languages, moods and names. It brings Foundation along.
@_exported public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public static let english = NLLanguage(rawValue: "en")
    public static let german = NLLanguage(rawValue: "de")
    public static let french = NLLanguage(rawValue: "fr")
    public static let spanish = NLLanguage(rawValue: "es")
    public static let italian = NLLanguage(rawValue: "it")
    public static let portuguese = NLLanguage(rawValue: "pt")
    public static let japanese = NLLanguage(rawValue: "ja")
    public static let korean = NLLanguage(rawValue: "ko")
    public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
    public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
    public static let russian = NLLanguage(rawValue: "ru")
    public static let arabic = NLLanguage(rawValue: "ar")
    public static let undetermined = NLLanguage(rawValue: "und")
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Tells the language of a text: none.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    /// The language of a text, and the guesses at it: none.
    open var dominantLanguage: NLLanguage? { nil }
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open func processString(_ string: String) {}
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    /// The guesses at first, and the languages that are looked for: kept, and asked by nobody.
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []
    open func reset() { (languageHints, languageConstraints) = ([:], []) }
}

/// The parts of a text.
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Takes a text apart.
open class NLTokenizer: NSObject, @unchecked Sendable {
    /// The text, and the parts.
    open var string: String?
    public let unit: NLTokenUnit

    /// Facts about a part.
    public struct Attributes: OptionSet, Sendable {
        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Creates one for parts.
    public init(unit: NLTokenUnit) {
        self.unit = unit
    }

    /// Says the language of the text, of which nothing follows.
    open func setLanguage(_ language: NLLanguage) {}

    /// The parts in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return Self.parts(of: string, in: range, unit)
    }
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        for part in tokens(for: range) {
            let text = string?[part] ?? ""
            guard block(part, text.allSatisfy(\.isNumber) ? .numeric : []) else { return }
        }
    }

    /// Runs of letters and digits; texts up to a mark that ends a sentence; lines.
    static func parts(of string: String, in range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        let isEnd: (Character) -> Bool =
            switch unit {
            case .word: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
            case .sentence: { ".!?。！？\n".contains($0) }
            case .paragraph: \.isNewline
            case .document: { _ in false }
            }
        var parts: [Range<String.Index>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let next = string.index(after: index)
            if isEnd(string[index]) {
                let end = unit == .sentence ? next : index
                if string[start..<index].contains(where: { !$0.isWhitespace }) { parts.append(start..<end) }
                start = next
            }
            index = next
        }
        if string[start..<range.upperBound].contains(where: { !$0.isWhitespace }) {
            parts.append(start..<range.upperBound)
        }
        return parts
    }
}

/// A question about a text's parts.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// An answer about a part.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public static let word = NLTag(rawValue: "Word")
    public static let noun = NLTag(rawValue: "Noun")
    public static let verb = NLTag(rawValue: "Verb")
    public static let adjective = NLTag(rawValue: "Adjective")
    public static let adverb = NLTag(rawValue: "Adverb")
    public static let personalName = NLTag(rawValue: "PersonalName")
    public static let placeName = NLTag(rawValue: "PlaceName")
    public static let organizationName = NLTag(rawValue: "OrganizationName")
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Tells of a text's parts: nothing.
open class NLTagger: NSObject, @unchecked Sendable {
    /// The parts that are passed over.
    public struct Options: OptionSet, Sendable {
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// The text, and what is asked.
    open var string: String?
    public let tagSchemes: [NLTagScheme]
    open var dominantLanguage: NLLanguage? { nil }

    /// Creates one for questions.
    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
    }

    /// Says the language of a part of the text, of which nothing follows.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    /// The answer about the part at a place: none.
    open func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let string = string ?? ""
        let parts = NLTokenizer.parts(of: string, in: string.startIndex..<string.endIndex, unit)
        return (nil, parts.first { $0.contains(index) } ?? index..<index)
    }
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for part in NLTokenizer.parts(of: string ?? "", in: range, unit) where !block(nil, part) { return }
    }
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        NLTokenizer.parts(of: string ?? "", in: range, unit).map { (nil, $0) }
    }
}
