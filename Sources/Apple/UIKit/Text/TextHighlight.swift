public import Foundation

extension NSAttributedString {
    /// The manner in which a text is marked, as with a pen. Texts are drawn without it.
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The colours in which a text is marked. Texts are drawn without it.
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")
    }
}

extension NSAttributedString.Key {
    /// A picture that is a letter, and the mark by which a part of a text is found again.
    public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
