public import Foundation

/// Lists of names by their labels.
open class NLGazetteer: NSObject, @unchecked Sendable {
    /// The language, and the bytes of a list in a file: none.
    public let language: NLLanguage?
    open var data: Data { Data() }
    private let labels: [String: String]

    /// Creates lists of names.
    ///
    /// - Throws: Nothing here.
    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        self.language = language
        labels = dictionary.reduce(into: [:]) { labels, list in
            for name in list.value { labels[name.lowercased()] = list.key }
        }
    }

    /// Reads lists of a file.
    ///
    /// - Throws: `CocoaError.fileReadUnknown`: none is read.
    public init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }
    public init(data: Data) throws { throw CocoaError(.fileReadUnknown) }

    /// The label of a name, whose case does not count.
    open func label(for string: String) -> String? { labels[string.lowercased()] }
}

/// Texts in a space in which those of like meaning are near. No model is there: nil.
open class NLContextualEmbedding: NSObject, @unchecked Sendable {
    /// The facts about the model, which is not there.
    open var modelIdentifier: String { "" }
    open var languages: [NLLanguage] { [] }
    open var dimension: Int { 0 }
    open var maximumSequenceLength: Int { 0 }
    open var revision: Int { 0 }
    open var hasAvailableAssets: Bool { false }

    /// Finds the model of a language: nil.
    public convenience init?(language: NLLanguage) { return nil }
    public convenience init?(modelIdentifier: String) { return nil }

    /// Makes the model ready.
    ///
    /// - Throws: `CocoaError.featureUnsupported`.
    open func load() throws { throw CocoaError(.featureUnsupported) }
    open func unload() {}
}
