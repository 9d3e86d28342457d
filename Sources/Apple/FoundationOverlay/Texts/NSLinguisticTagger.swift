public import Foundation

/// Tells what the words of a text are. Foundation's class: words, spaces and marks are told apart, and words have no class.
open class NSLinguisticTagger: NSObject, @unchecked Sendable {
    /// The options of walking through a text.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let omitWords = Options(rawValue: 1 << 0)
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        public static let omitOther = Options(rawValue: 1 << 3)
        public static let joinNames = Options(rawValue: 1 << 4)
    }

    /// The schemes of the tags.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String?

    /// Creates a tagger with schemes.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
        self.tagSchemes = tagSchemes
    }

    /// The schemes that there are for a language.
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }
    open class func availableTagSchemes(
        for unit: NSLinguisticTaggerUnit, language: String
    ) -> [NSLinguisticTagScheme] { unit == .word ? [.tokenType] : [] }

    /// nil: languages are not recognized.
    open class func dominantLanguage(for string: String) -> String? { nil }
    open var dominantLanguage: String? { nil }

    /// Calls the closure with each part of a text, until it sets its last argument to true.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for part in parts(unit, in: range) where !options.omits(part.kind) {
            block(tag(part.kind, scheme), part.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls the closure with each word of a text and its sentence's place, until it sets its last argument to true.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { block($0, $1, range, $2) }
    }

    /// The tag of the part at a place, and the part's place.
    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
        tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        let all = NSRange(location: 0, length: (string as NSString?)?.length ?? 0)
        guard let part = parts(unit, in: all).first(where: { NSLocationInRange(charIndex, $0.range) }) else {
            return nil
        }
        tokenRange?.pointee = part.range
        return tag(part.kind, scheme)
    }

    /// The tags of the parts of a text; an empty tag for a part that has none.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>?
    ) -> [NSLinguisticTag] {
        let found = parts(unit, in: range).filter { !options.omits($0.kind) }
        tokenRanges?.pointee = found.map { NSValue(range: $0.range) } as NSArray
        return found.map { tag($0.kind, scheme) ?? NSLinguisticTag(rawValue: "") }
    }

    /// The place of the part at a place.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        var range = NSRange(location: NSNotFound, length: 0)
        _ = tag(at: charIndex, unit: unit, scheme: .tokenType, tokenRange: &range)
        return range
    }

    private func tag(_ kind: NSLinguisticTag, _ scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
        switch scheme {
        case .tokenType: kind
        case .lexicalClass, .nameTypeOrLexicalClass: kind == .word ? .otherWord : kind
        case .nameType: kind == .word ? .otherWord : kind
        default: nil
        }
    }

    private func parts(_ unit: NSLinguisticTaggerUnit, in range: NSRange) -> [(kind: NSLinguisticTag, range: NSRange)] {
        guard let string, let bounds = Range(range, in: string), !bounds.isEmpty else { return [] }
        switch unit {
        case .document: return [(.word, range)]
        case .paragraph:
            return string[bounds].split(whereSeparator: \.isNewline).map {
                (.word, NSRange($0.startIndex..<$0.endIndex, in: string))
            }
        case .sentence:
            return string[bounds].split { $0 == "." || $0 == "!" || $0 == "?" || $0.isNewline }.map {
                (.word, NSRange($0.startIndex..<$0.endIndex, in: string))
            }
        case .word:
            var parts: [(kind: NSLinguisticTag, range: NSRange)] = []
            var start = bounds.lowerBound
            while start < bounds.upperBound {
                let kind = Self.kind(of: string[start])
                var end = string.index(after: start)
                while kind != .punctuation, end < bounds.upperBound,
                    Self.kind(of: string[end]) == kind || kind == .word && string[end] == "'"
                {
                    end = string.index(after: end)
                }
                parts.append((kind, NSRange(start..<end, in: string)))
                start = end
            }
            return parts
        }
    }

    private static func kind(of character: Character) -> NSLinguisticTag {
        if character.isLetter || character.isNumber { return .word }
        if character.isWhitespace { return .whitespace }
        return character.isPunctuation ? .punctuation : .other
    }
}

extension NSLinguisticTagger.Options {
    fileprivate func omits(_ kind: NSLinguisticTag) -> Bool {
        switch kind {
        case .word: contains(.omitWords)
        case .punctuation: contains(.omitPunctuation)
        case .whitespace: contains(.omitWhitespace)
        default: contains(.omitOther)
        }
    }
}

/// The parts into which a text is divided.
public enum NSLinguisticTaggerUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// A scheme of tags.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
    public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
    public static let language = NSLinguisticTagScheme(rawValue: "Language")
    public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// The kind of a part of a text.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let word = NSLinguisticTag(rawValue: "Word")
    public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
    public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
    public static let other = NSLinguisticTag(rawValue: "Other")
    public static let noun = NSLinguisticTag(rawValue: "Noun")
    public static let verb = NSLinguisticTag(rawValue: "Verb")
    public static let adjective = NSLinguisticTag(rawValue: "Adjective")
    public static let adverb = NSLinguisticTag(rawValue: "Adverb")
    public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
    public static let determiner = NSLinguisticTag(rawValue: "Determiner")
    public static let particle = NSLinguisticTag(rawValue: "Particle")
    public static let preposition = NSLinguisticTag(rawValue: "Preposition")
    public static let number = NSLinguisticTag(rawValue: "Number")
    public static let conjunction = NSLinguisticTag(rawValue: "Conjunction")
    public static let interjection = NSLinguisticTag(rawValue: "Interjection")
    public static let classifier = NSLinguisticTag(rawValue: "Classifier")
    public static let idiom = NSLinguisticTag(rawValue: "Idiom")
    public static let otherWord = NSLinguisticTag(rawValue: "OtherWord")
    public static let sentenceTerminator = NSLinguisticTag(rawValue: "SentenceTerminator")
    public static let openQuote = NSLinguisticTag(rawValue: "OpenQuote")
    public static let closeQuote = NSLinguisticTag(rawValue: "CloseQuote")
    public static let dash = NSLinguisticTag(rawValue: "Dash")
    public static let wordJoiner = NSLinguisticTag(rawValue: "WordJoiner")
    public static let paragraphBreak = NSLinguisticTag(rawValue: "ParagraphBreak")
    public static let otherWhitespace = NSLinguisticTag(rawValue: "OtherWhitespace")
    public static let otherPunctuation = NSLinguisticTag(rawValue: "OtherPunctuation")
    public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
    public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
    public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
}
