/// The way to measure how near words are.
public enum NLDistanceType: Int, Sendable {
    case cosine
}

/// The distance of two words.
public typealias NLDistance = Double

/// Words in a space in which those of like meaning are near. NaturalLanguage's class: no language has one here.
open class NLEmbedding: NSObject, @unchecked Sendable {
    /// nil: no language has one here.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }

    /// - Throws: `CocoaError.fileReadUnknown`: no file of words is read here.
    public init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }

    /// The facts about the words: there is none.
    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }
    open var revision: Int { 0 }
    open func contains(_ string: String) -> Bool { false }
    open func vector(for string: String) -> [Double]? { nil }
    /// 2, the largest distance: no word is known.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    open func enumerateNeighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
}

/// A model that says of a text what it is. NaturalLanguage's class: none is read here.
open class NLModel: NSObject, @unchecked Sendable {
    /// - Throws: `CocoaError.fileReadUnknown`.
    public init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }

    /// The labels of a text: none.
    open func predictedLabel(for string: String) -> String? { nil }
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
