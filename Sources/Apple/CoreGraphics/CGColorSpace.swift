/// A space that colours are given in. Everything is drawn in sRGB, whatever is named.
public final class CGColorSpace: Hashable, Sendable {
    /// The kind of a space.
    public let model: CGColorSpaceModel
    /// The name of the space; nil for the screen's.
    public let name: CFString?

    init(_ name: String? = nil, model: CGColorSpaceModel = .rgb) {
        self.name = name
        self.model = model
    }

    /// The space of a name.
    public convenience init?(name: CFString) {
        let isGray = [CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray, CGColorSpace.extendedGray].contains(
            name)
        self.init(name, model: isGray ? .monochrome : name == CGColorSpace.genericCMYK ? .cmyk : .rgb)
    }

    /// The names of spaces.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"

    /// The spaces of films, of print and of measured colours.
    public static let dcip3: CFString = "kCGColorSpaceDCIP3"
    public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
    public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    public static let itur_2100_PQ: CFString = "kCGColorSpaceITUR_2100_PQ"
    public static let itur_2100_HLG: CFString = "kCGColorSpaceITUR_2100_HLG"
    public static let displayP3_HLG: CFString = "kCGColorSpaceDisplayP3_HLG"
    public static let displayP3_PQ: CFString = "kCGColorSpaceDisplayP3_PQ"

    /// The number of components without alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
    public var isWideGamutRGB: Bool { false }
    public var supportsOutput: Bool { true }
    public var colorTable: [UInt8]? { nil }
    public func copyICCData() -> CFData? { nil }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name && a.model == b.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kind of a space of colours.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// The spaces of the screen, which here are sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(model: .cmyk) }

/// The place of a pixel's alpha. It has no effect here.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}

/// The order of a pixel's parts. It has no effect here.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The way in which colours are brought from a space to another, and pictures are made larger.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
/// The care with which a picture is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high
    case medium = 4
}

/// The way in which texts are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
