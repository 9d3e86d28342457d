public import Foundation

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
        public init(rawValue: UInt) { self.rawValue = rawValue }
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

    /// The guesses at a part: none, and the part.
    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) { ([:], tag(at: index, unit: unit, scheme: scheme).1) }

    /// The part at a place, and the questions that are answered: none.
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tag(at: index, unit: unit, scheme: .tokenType).1
    }
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        let first = tokenRange(at: range.lowerBound, unit: unit)
        guard let string, !range.isEmpty else { return first }
        let last = tokenRange(at: string.index(before: range.upperBound), unit: unit)
        return min(first.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
    }
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [] }

    /// Looks for what is needed to answer: there is nothing.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void
    ) { completionHandler(.notAvailable, nil) }
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme
    ) async throws -> NLTagger.AssetsResult { .notAvailable }

    /// The answer to such a search.
    public enum AssetsResult: Int, Sendable {
        case available, notAvailable, error
    }

    /// Keeps models and lists of names for a question. Nothing asks them.
    open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) { self.models[tagScheme] = models }
    open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { models[tagScheme] ?? [] }
    open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {
        self.gazetteers[tagScheme] = gazetteers
    }
    open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { gazetteers[tagScheme] ?? [] }
    private var models: [NLTagScheme: [NLModel]] = [:]
    private var gazetteers: [NLTagScheme: [NLGazetteer]] = [:]
}
