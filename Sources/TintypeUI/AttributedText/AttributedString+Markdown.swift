public import Foundation
import TintypeTree

extension AttributedString {
    /// The options of reading Markdown. Foundation on Linux reads none; this is its like on Apple's systems.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The extent of Markdown that is read.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks too: their marks are taken away, and as in Foundation nothing stands between one and the next.
            case full
            /// Emphasis, code and links; line breaks become spaces.
            case inlineOnly
            /// Emphasis, code and links; all white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// The treatment of Markdown that is wrong. No Markdown is.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// The options of Foundation's type of this name.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        /// Indicates whether parts know their places in the Markdown. They do not here.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// The text of Markdown, with what it marks as attributes. Relative links are resolved against `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(spans: Markdown.spans(of: markdown, options.interpretedSyntax), baseURL: baseURL)
    }

    /// The text of Markdown. Attributes of an app's own scope are not read of it.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(contentsOf: url, options: options, baseURL: baseURL)
    }

    /// The text of Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The text of a file of Markdown in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The text in the locale's translation where the bundle has one, with what its Markdown marks as attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let string = keyAndValue.key.string(StringTable(name: table, bundle: bundle), locale: locale)
        self.init(spans: Markdown.inlineSpans(of: string), baseURL: nil)
    }

    /// The text of a key, or of a resource, with what its Markdown marks as attributes.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let string = String(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current)
        self.init(spans: Markdown.inlineSpans(of: string), baseURL: nil)
    }
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self.init(spans: Markdown.inlineSpans(of: String(localized: resource)), baseURL: nil)
    }

    private init(spans: [Markdown.Span], baseURL: URL?) {
        self.init()
        for span in spans {
            var part = AttributedString(span.text)
            if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
            if let link = span.link, let url = URL(string: link, relativeTo: baseURL) { part.link = url }
            self += part
        }
    }
}
