public import Foundation

/// A class whose looks can be set for all of its objects.
///
/// A view takes the looks as it comes into a window, unless it has others by then: those of the properties of UIKit's own classes. Bars
/// take their titles' and their buttons' looks as they are drawn, and so do SwiftUI's navigation bars, tabs, segmented pickers and dots of
/// pages, where the views themselves say no others.
/// An app's own properties read back, and change no object.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    /// The object whose properties set the looks of all such objects.
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
}

/// A class within which looks can be set. UIKit's protocol.
public typealias UIAppearanceContainer = AnyObject

extension UIAppearance {
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [AnyClass]
    ) -> Self { appearance() }
}

/// A key of a text's looks, in UIKit's words, is Foundation's `NSAttributedString.Key`.
public typealias UITextAttributes = [NSAttributedString.Key: Any]

extension NSAttributedString.Key {
    /// The attributes of drawn texts.
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
    public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
    public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}

/// The lines under or through a text. UIKit's type.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
