public import CoreGraphics
public import Foundation
import FoundationOverlay

/// A face, weight and size. It is UIKit's `UIFont` too, as the two are the same on Apple's systems.
public final class CTFont: NSObject, @unchecked Sendable {
    private let coreFoundationInfo = _CoreFoundationInfo()
    package let font: Font
    /// The size in points, at the default type size.
    package let size: CGFloat
    /// The name; `.SFUI` for the system's fonts.
    package let name: String

    package init(_ font: Font, size: CGFloat, name: String = CTFont.systemName) {
        self.font = font
        self.size = size
        self.name = name
        super.init()
    }

    /// Creates the system's font at the usual size, 12 points.
    public override convenience init() { self.init(.system(size: usualSize), size: usualSize) }

    /// Fonts of one look and size are the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return (font, size, name) == (other.font, other.size, other.name)
    }
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(font)
        hasher.combine(size)
        hasher.combine(name)
        return hasher.finalize()
    }

    package static let systemName = ".SFUI"
}

/// The size of fonts for which none is said, in points.
private let usualSize: CGFloat = 12

/// The font of a name, in points; 0 is the usual size. The matrix is not applied.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : usualSize
    return CTFont(.custom(name, fixedSize: size), size: size, name: name)
}

/// The font of a name, with wishes that change nothing here.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// The font of a descriptor, in points; 0 is the descriptor's own size.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { descriptor.font(size) }

/// The font of a file that was read before, in points.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? CTFont.systemName, size, matrix) }

/// The system's font for a purpose, in points; 0 is the purpose's own size.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : uiType.size
    let weight: Font.Weight = uiType.isBold ? .bold : .regular
    let design: Font.Design = uiType == .userFixedPitch ? .monospaced : .default
    return CTFont(.system(size: size, weight: weight, design: design), size: size)
}

/// The font in another size, and with other facts; 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : font.size
    if let attributes, attributes.name != nil || attributes.family != nil { return attributes.font(size) }
    return font.resized(size)
}

/// The font with other traits, of those that `symTraitMask` names: italic, bold and of one width.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let wanted = symTraitValue.intersection(symTraitMask)
    let resized = font.resized(size > 0 ? size : font.size)
    var changed = resized.font
    if wanted.contains(.traitBold) { changed = changed.bold() }
    if wanted.contains(.traitItalic) { changed = changed.italic() }
    if wanted.contains(.traitMonoSpace) { changed = changed.monospaced() }
    return CTFont(changed, size: resized.size, name: font.name)
}

/// The same font: which faces a family has besides is not told.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? { CTFontCreateWithName(family, size > 0 ? size : font.size, matrix) }

/// The font that a part of a text is drawn in: the same, which falls back by itself.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    currentFont
}

extension CTFont {
    /// The system's fonts keep their weight and form; others are found by their names.
    func resized(_ points: CGFloat) -> CTFont {
        guard points != size else { return self }
        return name == CTFont.systemName
            ? CTFont(.system(size: points), size: points)
            : CTFont(.custom(name, fixedSize: points), size: points, name: name)
    }
}

/// Wishes for the search of a font.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let preventAutoActivation = CTFontOptions(rawValue: 1)
    public static let preventAutoDownload = CTFontOptions(rawValue: 2)
    public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

/// The purpose of one of the system's fonts.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey
    case windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar
    case smallToolbar, message, palette, toolTip, controlContent

    var size: CGFloat {
        switch self {
        case .smallSystem, .smallEmphasizedSystem, .toolTip: 11
        case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
        case .label, .smallToolbar: 10
        case .user, .system, .emphasizedSystem, .windowTitle, .pushButton, .alertHeader: 13
        default: usualSize
        }
    }

    var isBold: Bool {
        switch self {
        case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .windowTitle, .alertHeader,
            .emphasizedSystemDetail:
            true
        default: false
        }
    }
}
