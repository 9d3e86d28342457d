public import Foundation

extension AttributedString {
    /// The text of a key. Attributes of the scope that stand in its text are not read.
    public init<Scope: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }
}

extension NSAttributedString {
    /// Creates the text of Markdown. Relative links are resolved against `baseURL`.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
    public convenience init(
        markdown: Data,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The keys of attributes that Linux has not in this scope.
    public typealias PresentationIntentAttribute = AttributeScopes._GrammarAttributes.PresentationIntentAttribute
    public typealias InlinePresentationIntentAttribute = AttributeScopes.SwiftUIAttributes
        .InlinePresentationIntentAttribute
    public typealias InflectionRuleAttribute = AttributeScopes._GrammarAttributes.InflectionRuleAttribute
    public typealias MorphologyAttribute = AttributeScopes._GrammarAttributes.MorphologyAttribute
}
