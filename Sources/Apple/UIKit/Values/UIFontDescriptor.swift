public import Foundation

/// The facts of a font. UIKit's class, over ``UIFont``.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    /// A form of letters.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        var design: Font.Design {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .default
            }
        }
    }

    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A key of a font's facts.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "family")
        public static let name = AttributeName(rawValue: "name")
        public static let face = AttributeName(rawValue: "face")
        public static let size = AttributeName(rawValue: "size")
        public static let traits = AttributeName(rawValue: "traits")
        public static let featureSettings = AttributeName(rawValue: "featureSettings")
        public static let visibleName = AttributeName(rawValue: "visibleName")
        public static let matrix = AttributeName(rawValue: "matrix")
        public static let characterSet = AttributeName(rawValue: "characterSet")
        public static let cascadeList = AttributeName(rawValue: "cascadeList")
        public static let fixedAdvance = AttributeName(rawValue: "fixedAdvance")
        public static let textStyle = AttributeName(rawValue: "textStyle")
    }

    /// A key of a font's traits.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let weight = TraitKey(rawValue: "weight")
        public static let width = TraitKey(rawValue: "width")
        public static let slant = TraitKey(rawValue: "slant")
        public static let symbolic = TraitKey(rawValue: "symbolic")
    }

    /// A key of a font's features.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    let font: Font
    /// In points.
    public let pointSize: CGFloat
    open var symbolicTraits: SymbolicTraits { traits }
    open var postscriptName: String { name }
    private let name: String
    private let traits: SymbolicTraits

    init(_ font: Font, size: CGFloat, name: String, traits: SymbolicTraits = []) {
        (self.font, pointSize, self.name, self.traits) = (font, size, name, traits)
    }

    /// The facts in an archive: those of their font, and the traits.
    open class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let font = coder.decodeObject(of: UIFont.self, forKey: "font") else { return nil }
        let traits = SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "traits")))
        self.init(font.font, size: font.pointSize, name: font.fontName, traits: traits)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(UIFont(descriptor: self, size: 0), forKey: "font")
        coder.encode(Int(traits.rawValue), forKey: "traits")
    }

    /// The facts themselves, which do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates the facts of a name, or of others: of them the name, the family and the size are taken.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(.custom(fontName, fixedSize: size), size: size, name: fontName)
    }
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = attributes[.size] as? CGFloat ?? 17
        if let name = (attributes[.name] ?? attributes[.family]) as? String {
            self.init(name: name, size: size)
        } else {
            self.init(.system(size: size), size: size, name: ".SFUI")
        }
    }
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The facts with others.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed(.system(size: pointSize, design: design.design))
    }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        if symbolicTraits.contains(.traitBold) { changed = changed.bold() }
        if symbolicTraits.contains(.traitItalic) { changed = changed.italic() }
        if symbolicTraits.contains(.traitMonoSpace) { changed = changed.monospaced() }
        return UIFontDescriptor(changed, size: pointSize, name: name, traits: symbolicTraits)
    }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(
            name == ".SFUI" ? .system(size: newPointSize) : .custom(name, fixedSize: newPointSize), size: newPointSize,
            name: name, traits: traits)
    }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { changed(font) }
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .size: pointSize
        case .name, .family: name
        default: nil
        }
    }

    private func changed(_ font: Font) -> UIFontDescriptor {
        UIFontDescriptor(font, size: pointSize, name: name, traits: traits)
    }

    /// The facts by their names, and the descriptors of fonts that have some: the one alone, since no other is looked for.
    open var fontAttributes: [AttributeName: Any] { [.name: name, .size: pointSize] }
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }
    open func withFace(_ newFace: String) -> UIFontDescriptor { changed(font) }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { changed(font) }
    open var matrix: CGAffineTransform { .identity }
}
