public import CoreGraphics
public import Foundation

extension CIImage {
    /// The picture itself, where Apple's keeps its pixels or changes how they are looked up.
    public func insertingIntermediate() -> CIImage { self }
    public func insertingIntermediate(cache: Bool) -> CIImage { self }
    public func insertingTiledIntermediate() -> CIImage { self }
    public func convertingLabToWorkingSpace() -> CIImage { self }
    public func convertingWorkingSpaceToLab() -> CIImage { self }
    public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
    public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage { self }
    public func applyingGainMap(_ gainmap: CIImage) -> CIImage { self }
    public func applyingGainMap(_ gainmap: CIImage, headroom: Float) -> CIImage { self }

    /// A part of the picture, with the pixels of its edge going on everywhere.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// The picture through a filter of a name with its usual inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// The filters that would make a photograph better: nobody judges it, and there are none.
    public func autoAdjustmentFilters() -> [CIFilter] { [] }
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]?) -> [CIFilter] { [] }

    /// The part of the picture that another part of it is made of: all of it.
    public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { image.extent }

    /// The transform that turns a photograph upright, with its lower left corner at the origin.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (width, height) = (extent.width, extent.height)
        let turned: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
            }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turned)
    }
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        orientationTransform(for: CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }

    /// The file and the space of the picture, which are not kept.
    public var url: URL? { nil }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var isOpaque: Bool { false }
    public var contentHeadroom: Float { 1 }
    public var contentAverageLightLevel: Float { 0 }
}

extension CIImage {
    /// A picture of one colour everywhere.
    public static let green = CIImage(color: .green)
    public static let blue = CIImage(color: .blue)
    public static let cyan = CIImage(color: .cyan)
    public static let magenta = CIImage(color: .magenta)
    public static let yellow = CIImage(color: .yellow)
    public static let gray = CIImage(color: .gray)
}

/// An option of what makes a photograph better.
public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
    public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
    public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
    public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}
