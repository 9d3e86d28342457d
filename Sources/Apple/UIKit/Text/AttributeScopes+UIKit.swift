public import Foundation

extension AttributeScopes {
    /// The attributes of texts in UIKit's words. UIKit's type; SwiftUI's views draw by their own.
    public struct UIKitAttributes: AttributeScope {
        /// The attributes of the scope.
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let ligature: LigatureAttribute
        public let shadow: ShadowAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let attachment: AttachmentAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let textEffect: TextEffectAttribute
        public let textItemTag: TextItemTagAttribute
        public let foundation: FoundationAttributes
    }

    /// The scope of UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names come first.
    /// The attribute of the scope at a key path.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        /// The attribute's name in coded strings.
        public static let name = "NSFont"
    }

    /// The colours of a part: of its letters, behind them, around them, and of its lines.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }
    /// The colour of the letters' outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrokeColor"
    }
    /// The colour of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }

    /// The form of a part's letters.
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSStrokeWidth"
    }
    /// The slant of the letters, as its tangent.
    public enum ObliquenessAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSObliqueness"
    }
    /// The widening of the letters, as the logarithm of a factor.
    public enum ExpansionAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSExpansion"
    }
    /// The use of ligatures: 0 for none, 1 for the usual ones.
    public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSLigature"
    }

    /// The shadow, the lines' style and the attachment of a part.
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = "NSShadow"
    }
    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }
    /// The picture in place of a letter.
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = "NSAttachment"
    }

    /// The distance between letters, and the height above the line, in points.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
    /// The distance between letters, also where they are joined, in points.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }
    /// The height above the line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }
    /// The style of the line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }
    /// The style of the line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }
    /// The look as of letters pressed into paper.
    public enum TextEffectAttribute: AttributedStringKey {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static let name = "NSTextEffect"
    }
    /// The name of a part that can be touched.
    public enum TextItemTagAttribute: AttributedStringKey {
        public typealias Value = String
        public static let name = "UITextItemTag"
    }
}

extension AttributedString {
    /// Creates the text of Foundation's older class. The attributes of UIKit's and SwiftUI's scopes are those that are read.
    public init<Scope: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws { self.init(nsStr) }
    public init<Scope: AttributeScope>(_ nsStr: NSAttributedString, including scope: Scope.Type) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// Creates attributes of Foundation's older dictionary: fonts, colours and links.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        if let font = dictionary[.font] as? UIFont { self.swiftUI.font = Font(font) }
        if let color = dictionary[.foregroundColor] as? UIColor { self.swiftUI.foregroundColor = Color(uiColor: color) }
        if let color = dictionary[.backgroundColor] as? UIColor { self.swiftUI.backgroundColor = Color(uiColor: color) }
        if let link = dictionary[.link] as? URL { self.link = link }
    }
}
