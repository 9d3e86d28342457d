public import Foundation

/// A text that is translated later, where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The place of translations.
    public enum BundleDescription: Equatable, @unchecked Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.bundle == b.bundle }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key, the table and the locale of the translation.
    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    /// Creates a resource.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key.format
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var stringTable: StringTable? {
        table == nil && bundle == .main ? nil : StringTable(name: table, bundle: bundle.bundle)
    }
}

extension String {
    /// A text with values in it that may be translated.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        /// The interpolation of texts for keys.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }

        /// The kind of a value that is put in later.
        public enum Placeholder: Hashable, Sendable {
            case int, uint, float, double, object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
    }

    /// The text in the locale's translation where the bundle has one, with its values in place. Markdown stays as it is.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(StringTable(name: table, bundle: bundle), locale: locale)
    }

    /// The text of a key in the locale's translation where the bundle has one.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let table = StringTable(name: table, bundle: bundle)
        self = defaultValue.key.string(table, locale: locale, translating: "\(key)")
    }

    /// The text of a resource in its locale's translation where its bundle has one.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.key.string(
            resource.stringTable, locale: resource.locale, translating: resource.key)
    }

    /// The options of a translated text.
    public struct LocalizationOptions {
        /// Values for the places that a text leaves. They are put in after the text is translated.
        public var replacements: [any CVarArg]?

        public init() {}

        fileprivate func fill(_ text: String, _ locale: Locale) -> String {
            replacements.map { String(format: text, locale: locale, arguments: $0) } ?? text
        }
    }

    /// The text of a key, or of a resource, with values in the places that it leaves.
    public init(
        localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = options.fill(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale), locale)
    }
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = String(
            localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale)
        self = options.fill(text, locale)
    }
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self = options.fill(String(localized: resource), resource.locale)
    }
}

/// A value that has a text which is translated where it is shown. Foundation's protocol.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text of the value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringKey.StringInterpolation {
    /// Leaves a place for a value that is put in later; it reads as its specifier.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        append(.text(Text(verbatim: placeholder.specifier)), placeholder.specifier)
    }
    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) { append(.text(Text(verbatim: specifier)), specifier) }
}
