public import CoreText
public import Foundation

/// A face, weight and size: UIKit's name for CoreText's fonts, as the two are the same on Apple's systems.
public typealias UIFont = CTFont

extension CTFont {
    /// In points; of a font that grows at the type size of the place where it was made.
    public var pointSize: CGFloat { size }
    /// The font's name.
    public var fontName: String { name }

    /// A font by name; where there is none it is drawn as the system's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
    }

    /// Creates the font of a descriptor; 0 as a size is the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let wanted = pointSize > 0 && pointSize != descriptor.pointSize ? descriptor.withSize(pointSize) : descriptor
        self.init(wanted.font, size: wanted.pointSize, name: wanted.postscriptName)
    }

    /// The facts of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize, name: fontName) }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }

    /// The name of the font's family.
    public var familyName: String { fontName }
    /// From line to line, in points; the system face's 1.1938 em.
    public var lineHeight: CGFloat { pointSize * (ascenderPart + descenderPart) }
    public var ascender: CGFloat { pointSize * ascenderPart }
    public var descender: CGFloat { -pointSize * descenderPart }
    public var capHeight: CGFloat { pointSize * 0.705 }

    private var ascenderPart: CGFloat { 0.9526 }
    private var descenderPart: CGFloat { 0.2412 }

    /// The system's font of a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
    }

    /// The system's bold font of a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's italic font of a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), size: fontSize)
    }

    /// The system's font of one width, of a size in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
    }

    /// The system's font with digits of one width, of a size in points.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
    }

    /// The font of a style, as large as readers like it where it is made; views that adjust fonts set it as they like it there.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        growing(.style(style), at: .current)
    }

    /// The font of a style in the size that traits say; in that of the place where it is used, where they say no other.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard let chosen = traitCollection.flatMap({ DynamicTypeSize($0) }), chosen != .current else {
            return preferredFont(forTextStyle: style)
        }
        return systemFont(ofSize: style.size(at: chosen), weight: style == .headline ? .semibold : .regular)
    }

    /// The system's font of a size in points, with letters of a width.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).width(width.width), size: fontSize)
    }

    /// The sizes of the system's fonts, in points.
    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The same font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        fontName == ".SFUI"
            ? UIFont(font.pointSize(fontSize), size: fontSize)
            : UIFont(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
    }

    /// The letters' width.
    public struct Width: Hashable, RawRepresentable, Sendable {
        /// The number of the width: 0 is the standard one.
        public let rawValue: CGFloat
        var width: Font.Width { Font.Width(rawValue) }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates the width of a number.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let compressed = Width(Font.Width.compressed.value)
        public static let condensed = Width(Font.Width.condensed.value)
        public static let standard = Width(Font.Width.standard.value)
        public static let expanded = Width(Font.Width.expanded.value)
    }

    /// The strokes' thickness.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        let weight: Font.Weight

        private static let all: [(weight: Weight, number: CGFloat)] = [
            (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3),
            (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
        ]

        /// The number of the thickness: 0 is regular, -1 and 1 are the ends.
        public var rawValue: CGFloat { Weight.all.first { $0.weight.weight == weight }?.number ?? 0 }

        init(weight: Font.Weight) {
            self.weight = weight
        }

        public init(rawValue: CGFloat) {
            let near = Weight.all.min { abs($0.number - rawValue) < abs($1.number - rawValue) }
            self = near?.weight ?? .regular
        }

        /// Creates the thickness of a number.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    /// The purpose of a text.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle
        let size: CGFloat
        /// The sizes of texts of the purpose, as readers like them.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
        public static let extraLargeTitle = TextStyle(style: .largeTitle, size: 36)
        public static let extraLargeTitle2 = TextStyle(style: .largeTitle, size: 28)
        public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
        public static let title1 = TextStyle(style: .title, size: 28)
        public static let title2 = TextStyle(style: .title2, size: 22)
        public static let title3 = TextStyle(style: .title3, size: 20)
        public static let headline = TextStyle(style: .headline, size: 17)
        public static let body = TextStyle(style: .body, size: 17)
        public static let callout = TextStyle(style: .callout, size: 16)
        public static let subheadline = TextStyle(style: .subheadline, size: 15)
        public static let footnote = TextStyle(style: .footnote, size: 13)
        public static let caption1 = TextStyle(style: .caption, size: 12)
        public static let caption2 = TextStyle(style: .caption2, size: 11)
    }
}

extension Font {
    /// Creates the font of a `UIFont`.
    public init(_ font: UIFont) {
        self = font.font
    }
}
