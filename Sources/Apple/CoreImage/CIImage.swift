public import CoreGraphics
public import Foundation
import TintypeImage

/// A picture, or the recipe of one. CoreImage's class; its coordinates have y upwards, in pixels.
open class CIImage: NSObject, @unchecked Sendable {
    /// The place of the picture; without an end for one that goes on everywhere.
    public let extent: CGRect
    let render: @Sendable (PixelRect) -> Raster

    init(extent: CGRect, render: @escaping @Sendable (PixelRect) -> Raster) {
        self.extent = extent
        self.render = render
    }

    private convenience init(_ image: CGImage) {
        let bitmap = image.bitmap
        self.init(extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)) { _ in Raster(bitmap) }
    }

    /// Creates the picture of a `CGImage`, of a file's bytes, or of a colour everywhere.
    public convenience init(cgImage image: CGImage) {
        self.init(image)
    }
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        self.init(image)
    }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let bitmap = try? PictureFile.decode(Array(data)) else { return nil }
        self.init(CGImage(bitmap))
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public convenience init(color: CIColor) {
        let light = color.light
        self.init(extent: .infinite) { rect in Raster(rect) { _, _ in light } }
    }

    /// No picture.
    public convenience override init() {
        self.init(extent: .null) { Raster($0) }
    }

    /// No picture.
    open class func empty() -> CIImage { CIImage(extent: .null) { Raster($0) } }
    public static let black = CIImage(color: CIColor(red: 0, green: 0, blue: 0))
    public static let white = CIImage(color: CIColor(red: 1, green: 1, blue: 1))
    public static let clear = CIImage(color: CIColor(red: 0, green: 0, blue: 0, alpha: 0))
    public static let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))

    /// The picture as CoreGraphics' type; nil for one without an end.
    open var cgImage: CGImage? { CIContext().createCGImage(self, from: extent) }
    open var properties: [String: Any] { [:] }

    /// The part of the picture in a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        let bounds = PixelRect(part)
        let render = render
        return CIImage(extent: part) { asked in
            let inner = render(asked)
            return Raster(asked) { x, y in
                x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height
                    ? inner[x, y] : .zero
            }
        }
    }

    /// The picture with the pixels of its edge going on everywhere.
    open func clampedToExtent() -> CIImage {
        let (bounds, render) = (PixelRect(extent), render)
        guard bounds.width > 0, bounds.height > 0 else { return self }
        return CIImage(extent: .infinite) { asked in
            let inner = render(bounds)
            return Raster(asked) { x, y in
                inner[
                    min(max(x, bounds.x), bounds.x + bounds.width - 1),
                    min(max(y, bounds.y), bounds.y + bounds.height - 1)]
            }
        }
    }

    /// The picture under a transform.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let (render, source) = (render, PixelRect(extent))
        guard let inverse = matrix.inverse else { return CIImage.empty() }
        let isFinite = !extent.isInfinite
        return CIImage(extent: isFinite ? extent.applying(matrix) : .infinite) { asked in
            let needed =
                isFinite
                ? source
                : PixelRect(
                    CGRect(x: asked.x, y: asked.y, width: asked.width, height: asked.height).applying(inverse)
                        .insetBy(dx: -1, dy: -1))
            let inner = render(needed)
            return Raster(asked) { x, y in
                let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                return inner.light(Double(place.x), Double(place.y))
            }
        }
    }
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The picture over another one.
    open func composited(over dest: CIImage) -> CIImage {
        Composition.normal.image(self, over: dest)
    }

    /// The picture through a filter of a name.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage.empty()
    }

    /// The picture, blurred; the deviation is in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma) }

    /// The picture turned as a photograph says, with its lower left corner at the origin.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        orientation == .up ? self : transformed(by: orientationTransform(for: orientation))
    }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
    }
    open func settingAlphaOne(in extent: CGRect) -> CIImage { self }
    open func samplingNearest() -> CIImage { self }
    open func samplingLinear() -> CIImage { self }
    open func premultiplyingAlpha() -> CIImage { self }
    open func unpremultiplyingAlpha() -> CIImage { self }
}

extension CGAffineTransform {
    /// The transform back; nil where there is none.
    fileprivate var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant == 0 || !determinant.isFinite ? nil : inverted()
    }
}

/// An option of reading a picture. None has an effect.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let colorSpace = CIImageOption(rawValue: "colorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "applyOrientationProperty")
    public static let properties = CIImageOption(rawValue: "properties")
    public static let nearestSampling = CIImageOption(rawValue: "nearestSampling")
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "toneMapHDRtoSDR")
    public static let auxiliaryDepth = CIImageOption(rawValue: "auxiliaryDepth")
    public static let auxiliaryDisparity = CIImageOption(rawValue: "auxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "auxiliaryPortraitEffectsMatte")
    public static let auxiliaryHDRGainMap = CIImageOption(rawValue: "auxiliaryHDRGainMap")
    public static let expandToHDR = CIImageOption(rawValue: "expandToHDR")
}

/// The turn of a photograph.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
