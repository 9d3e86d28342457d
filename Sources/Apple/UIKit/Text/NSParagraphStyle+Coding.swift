import Foundation
import FoundationOverlay

extension NSParagraphStyle.Values {
    private static let lengths: [(key: String, length: any WritableKeyPath<Self, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
        ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
        ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
    private static let flags: [(key: String, flag: any WritableKeyPath<Self, Bool> & Sendable)] = [
        ("NSUsesDefaultHyphenation", \.usesDefaultHyphenation),
        ("NSAllowsTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
    ]

    /// The values that an archive holds; the usual ones for those that it does not.
    init(_ coder: NSCoder) {
        for (key, length) in Self.lengths { self[keyPath: length] = CGFloat(coder.decodeDouble(forKey: key)) }
        for (key, flag) in Self.flags { self[keyPath: flag] = coder.decodeBool(forKey: key) }
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? alignment
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? lineBreakMode
        lineBreakStrategy = .init(rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSLineBreakStrategy")))
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? baseWritingDirection
        tabStops = coder.decodeArrayOfObjects(ofClass: NSTextTab.self, forKey: "NSTabStops") ?? []
        textLists = coder.decodeArrayOfObjects(ofClass: NSTextList.self, forKey: "NSTextLists") ?? []
    }

    func encode(with coder: NSCoder) {
        for (key, length) in Self.lengths { coder.encode(Double(self[keyPath: length]), forKey: key) }
        for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: key) }
        coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(Int(clamping: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(tabStops as NSArray, forKey: "NSTabStops")
        coder.encode(textLists as NSArray, forKey: "NSTextLists")
    }
}
