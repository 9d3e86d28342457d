public import CoreGraphics
public import Foundation

/// The measures of a font, in points. Depths are counted as CoreText does: the descent is positive.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { FontMeasures.of(font).line.ascent }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { FontMeasures.of(font).line.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { FontMeasures.of(font).line.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.size * 0.705 }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.size * 0.526 }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -FontMeasures.of(font).decoration.underlineOffset }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    FontMeasures.of(font).decoration.underlineThickness
}
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { FontMeasures.of(font).isItalic ? -12 : 0 }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// The box that lines of the font fill, as wide as an em; the boxes of the glyphs themselves are not read.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let line = FontMeasures.of(font).line
    return CGRect(x: 0, y: -line.descent, width: font.size, height: line.lineHeight)
}

/// The traits of a font: italic, bold, and of one width.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { FontMeasures.of(font).traits }

/// The names of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.name }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.name }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.name }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.name }
/// A name of a kind; nil for those that are not read, as the copyright.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    [kCTFontFamilyNameKey, kCTFontFullNameKey, kCTFontPostScriptNameKey].contains(nameKey) ? font.name : nil
}

/// The descriptor of a font, and the facts that it keeps.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptorCreateWithNameAndSize(font.name, font.size)
}
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    [kCTFontSymbolicTrait: CTFontGetSymbolicTraits(font).rawValue]
}

/// The fonts that stand in for missing glyphs: the list is not told, and empty. The features and axes of variation of a font
/// are not read.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? { [] }
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? { nil }
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }
public func CTFontCopyTable(_ font: CTFont, _ table: UInt32, _ options: CTFontTableOptions) -> CFData? { nil }
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray { [] }

/// Wishes for the reading of a font's tables.
public struct CTFontTableOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let excludeSynthetic = CTFontTableOptions(rawValue: 1)
}

/// The kinds of names.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
