public import CoreGraphics

/// The keys of a text's looks. Those of the font, the distances, the paragraph and the lines under a text are UIKit's too.
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTLigatureAttributeName: CFString = "NSLigature"
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
public let kCTGlyphInfoAttributeName: CFString = "CTGlyphInfo"
public let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"
public let kCTLanguageAttributeName: CFString = "CTLanguage"
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"
public let kCTAdaptiveImageProviderAttributeName: CFString = "CTAdaptiveImageProvider"

/// The line under a text.
public struct CTUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let single = CTUnderlineStyle(rawValue: 1)
    public static let thick = CTUnderlineStyle(rawValue: 2)
    public static let double = CTUnderlineStyle(rawValue: 9)
}
