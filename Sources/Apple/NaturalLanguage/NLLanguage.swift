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
    public static let amharic = NLLanguage(rawValue: "am")
    public static let armenian = NLLanguage(rawValue: "hy")
    public static let bengali = NLLanguage(rawValue: "bn")
    public static let bulgarian = NLLanguage(rawValue: "bg")
    public static let burmese = NLLanguage(rawValue: "my")
    public static let catalan = NLLanguage(rawValue: "ca")
    public static let cherokee = NLLanguage(rawValue: "chr")
    public static let croatian = NLLanguage(rawValue: "hr")
    public static let czech = NLLanguage(rawValue: "cs")
    public static let danish = NLLanguage(rawValue: "da")
    public static let dutch = NLLanguage(rawValue: "nl")
    public static let finnish = NLLanguage(rawValue: "fi")
    public static let georgian = NLLanguage(rawValue: "ka")
    public static let greek = NLLanguage(rawValue: "el")
    public static let gujarati = NLLanguage(rawValue: "gu")
    public static let hebrew = NLLanguage(rawValue: "he")
    public static let hindi = NLLanguage(rawValue: "hi")
    public static let hungarian = NLLanguage(rawValue: "hu")
    public static let icelandic = NLLanguage(rawValue: "is")
    public static let indonesian = NLLanguage(rawValue: "id")
    public static let kannada = NLLanguage(rawValue: "kn")
    public static let kazakh = NLLanguage(rawValue: "kk")
    public static let khmer = NLLanguage(rawValue: "km")
    public static let lao = NLLanguage(rawValue: "lo")
    public static let malay = NLLanguage(rawValue: "ms")
    public static let malayalam = NLLanguage(rawValue: "ml")
    public static let marathi = NLLanguage(rawValue: "mr")
    public static let mongolian = NLLanguage(rawValue: "mn")
    public static let norwegian = NLLanguage(rawValue: "nb")
    public static let oriya = NLLanguage(rawValue: "or")
    public static let persian = NLLanguage(rawValue: "fa")
    public static let polish = NLLanguage(rawValue: "pl")
    public static let punjabi = NLLanguage(rawValue: "pa")
    public static let romanian = NLLanguage(rawValue: "ro")
    public static let sinhalese = NLLanguage(rawValue: "si")
    public static let slovak = NLLanguage(rawValue: "sk")
    public static let swedish = NLLanguage(rawValue: "sv")
    public static let tamil = NLLanguage(rawValue: "ta")
    public static let telugu = NLLanguage(rawValue: "te")
    public static let thai = NLLanguage(rawValue: "th")
    public static let tibetan = NLLanguage(rawValue: "bo")
    public static let turkish = NLLanguage(rawValue: "tr")
    public static let ukrainian = NLLanguage(rawValue: "uk")
    public static let urdu = NLLanguage(rawValue: "ur")
    public static let vietnamese = NLLanguage(rawValue: "vi")
    public static let undetermined = NLLanguage(rawValue: "und")
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
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
