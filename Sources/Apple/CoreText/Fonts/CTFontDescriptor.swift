public import CoreGraphics
public import Foundation
import FoundationOverlay

/// The facts of a font, by keys.
public final class CTFontDescriptor: NSObject, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    let attributes: CFDictionary

    init(_ attributes: CFDictionary) {
        self.attributes = attributes
    }

    var name: String? { attributes[kCTFontNameAttribute] as? String }
    var family: String? { attributes[kCTFontFamilyNameAttribute] as? String }

    var traits: CTFontSymbolicTraits {
        let traits = attributes[kCTFontTraitsAttribute] as? [String: Any]
        return CTFontSymbolicTraits(rawValue: (traits?[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value ?? 0)
    }

    func font(_ size: CGFloat) -> CTFont {
        let own = (attributes[kCTFontSizeAttribute] as? NSNumber).map { CGFloat($0.doubleValue) }
        let points = size > 0 ? size : own ?? 12
        let named = name ?? family
        var font: Font =
            named.map { $0 == CTFont.systemName ? .system(size: points) : .custom($0, fixedSize: points) }
            ?? .system(size: points)
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        return CTFont(font, size: points, name: named ?? CTFont.systemName)
    }
}

/// Makes descriptors, also of others.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: NSNumber(value: Double(size))])
}
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes)
}
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { CTFontDescriptor(original.attributes.merging(attributes) { $1 }) }
public func CTFontDescriptorCreateCopyWithFamily(
    _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
    CTFontDescriptorCreateCopyWithAttributes(original, [kCTFontFamilyNameAttribute: family])
}
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let traits = original.traits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return CTFontDescriptorCreateCopyWithAttributes(
        original, [kCTFontTraitsAttribute: [kCTFontSymbolicTrait: NSNumber(value: traits.rawValue)] as [String: Any]])
}

/// The facts of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { descriptor.attributes }
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    switch descriptor.attributes[attribute] {
    case let text as String: NSString(string: text)
    case let object as NSObject: object
    default: nil
    }
}

/// The descriptors of installed fonts that fit one: those are not listed, and none is found.
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<String>?
) -> CFArray? { nil }
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<String>?
) -> CTFontDescriptor? { nil }

/// The keys of a font's facts.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"

/// The keys of a font's traits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The traits of a font.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 0xF000_0000)
}
