public import Foundation
public import FoundationOverlay

extension AttributedString {
    /// The options of a translated text with attributes.
    public struct FormattingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Marks the places of values. Here values are not marked.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// The treatment of an attributed text that is put into another.
    public struct InterpolationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let insertAttributesWithoutMerging = InterpolationOptions(rawValue: 1)
    }

    /// The options of a translated text with grammar, of which nothing is known here: they change no text.
    public struct LocalizationOptions {
        /// Values for places, what words agree with, and whether words are inflected and places marked.
        public var replacements: [any CVarArg]?
        public var concepts: [InflectionConcept]?
        public var inflect = true
        public var applyReplacementIndexAttribute = false

        public init() {}

        /// The options of one concept.
        public static func termsOfAddressConcept(_ termsOfAddress: [TermOfAddress]) -> LocalizationOptions {
            var options = LocalizationOptions()
            options.concepts = [.termsOfAddress(termsOfAddress)]
            return options
        }
        public static func localizedPhraseConcept(_ phrase: String) -> LocalizationOptions {
            var options = LocalizationOptions()
            options.concepts = [.localizedPhrase(phrase)]
            return options
        }
    }

    /// The text of a key in the locale's translation where the bundle has one.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment) }
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale) }
    @_disfavoredOverload
    public init(
        localized key: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment) }
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(localized: resource)
    }
}

extension NSAttributedString {
    /// Creates the text of a file of Markdown in UTF-8.
    public convenience init(
        contentsOf url: URL,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws { self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL)) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a container, as those of a plain text with them.
    public init(_ container: AttributeContainer) {
        let text = NSAttributedString(AttributedString(" ", attributes: container))
        self = text.attributes(at: 0, effectiveRange: nil)
    }
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(container) }
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self.init(container)
    }
}

extension AttributeContainer {
    /// The attributes of a dictionary, of whatever scope.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(dictionary) }
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self.init(dictionary)
    }
}
