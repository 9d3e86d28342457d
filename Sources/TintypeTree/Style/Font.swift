import Foundation
import TintypeGraphics

/// A face, size and weight that depend on where they are used.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        /// A size that grows with the type size as a style does; nil for one that does not.
        case custom(family: String, size: CGFloat, relativeTo: TextStyle?, isRequired: Bool = false)
    }

    var base: Base
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var capitals = FontRequest.SmallCaps.none
    var leading = Leading.standard
    var width: Width?

    /// The strokes' thickness.
    public struct Weight: Hashable, Sendable {
        /// The weight as CSS counts, 100...900.
        package let value: Int

        /// The weights by name, with the numbers of CSS.
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)

        package static let named: [(name: String, value: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
    }

    /// The kind of letterforms. The rounded one is the standard face with round ends.
    public enum Design: String, Hashable, Sendable, CaseIterable {
        case `default`
        case rounded
        case serif
        case monospaced
    }

    /// The system's styles of text.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2
    }

    init(base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    /// The fonts of the text styles, which follow the reader's size of text.
    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))
    public static let extraLargeTitle = Font(base: .style(.extraLargeTitle))
    public static let extraLargeTitle2 = Font(base: .style(.extraLargeTitle2))
}
