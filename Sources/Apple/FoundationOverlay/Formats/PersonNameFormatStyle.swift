public import Foundation

/// The form of a person's written name: Foundation's type on Apple's systems, which Foundation on Linux lacks.
public struct PersonNameFormatStyle: FormatStyle {
    /// The length of the written name.
    public enum Style: Int, Codable, Sendable {
        /// `Ada`
        case short
        /// `Ada Lovelace`
        case medium
        /// With titles and middle names.
        case long
        /// The initials.
        case abbreviated
    }

    /// The length of the name, and the language of its order.
    public var style: Style
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
        self.style = style
        self.locale = locale
    }

    /// The style of the same name with its parts marked.
    public var attributed: PersonNameComponents.AttributedStyle {
        PersonNameComponents.AttributedStyle(style: style, locale: locale)
    }

    /// Returns the style in a locale's order.
    public func locale(_ locale: Locale) -> Self { PersonNameFormatStyle(style: style, locale: locale) }

    /// The name; the family's stands first where Chinese, Japanese, Korean or Hungarian is written.
    public func format(_ value: PersonNameComponents) -> String {
        let code = locale.language.languageCode?.identifier ?? ""
        let isFamilyFirst = ["zh", "ja", "ko", "hu"].contains(code)
        let names = isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
        let parts: [String?] =
            switch style {
            case .short: [value.nickname ?? value.givenName ?? value.familyName]
            case .medium: names
            case .long: [value.namePrefix, names[0], value.middleName, names[1], value.nameSuffix]
            case .abbreviated: names.map { $0?.first.map { String($0).uppercased() } }
            }
        return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
    }
}

extension FormatStyle where Self == PersonNameFormatStyle {
    /// A person's name.
    public static func name(style: PersonNameFormatStyle.Style) -> PersonNameFormatStyle {
        PersonNameFormatStyle(style: style)
    }
}

extension ParseableFormatStyle where Self == PersonNameFormatStyle {
    /// A person's name.
    public static func name(style: PersonNameFormatStyle.Style) -> PersonNameFormatStyle {
        PersonNameFormatStyle(style: style)
    }
}

extension PersonNameFormatStyle: ParseableFormatStyle {
    /// The strategy that reads a name back.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

extension PersonNameComponents {
    /// The style of written names.
    public typealias FormatStyle = PersonNameFormatStyle

    /// The text of the name, in the usual style.
    public func formatted() -> String { PersonNameFormatStyle().format(self) }

    /// The text of the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension PersonNameComponents {
    /// Reads names of one, two or more words.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        public init() {}

        /// - Throws: `CocoaError.formatting` for a text without a word.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
                throw CocoaError(.formatting)
            }
            return name
        }
    }

    /// Creates the name of a text.
    /// - Throws: `CocoaError.formatting` for a text without a word.
    public init(_ value: String) throws {
        self = try ParseStrategy().parse(value)
    }

    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads the name of a person.
    public static var name: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
}

/// Writes people's names. Foundation on Linux has the name alone; this is its like.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The length of a written name.
    public enum Style: Int, Sendable {
        case `default` = 0
        case short
        case medium
        case long
        case abbreviated

        fileprivate var style: PersonNameFormatStyle.Style {
            switch self {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    /// The options of a written name.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The length and the language, and whether the name is written as it is said.
    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .autoupdatingCurrent

    /// The text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let components = isPhonetic ? components.phoneticRepresentation ?? components : components
        return PersonNameFormatStyle(style: style.style, locale: locale ?? .autoupdatingCurrent).format(components)
    }
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        NSAttributedString(string: string(from: components))
    }

    /// The text of a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The parts of a name of one, two or more words; nil where there is none.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
        return components
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}
